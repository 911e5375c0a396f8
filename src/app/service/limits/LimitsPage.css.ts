import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  maxInlineSize: 720,
  selectors: { [at.narrow]: { padding: `0 ${space[12]} ${space[16]}` } },
});
export const box = style([panel, { padding: space[16] }]);
export const card = style([panel, { padding: space[16] }]);
export const note = style([
  panel,
  { display: 'flex', alignItems: 'flex-start', gap: space[8], padding: space[16], color: color.text2, ...type.table },
]);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.75rem',
  marginBlockStart: space[12],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
});
export const ways = style([panel, { display: 'grid', gridTemplateColumns: '1fr 1fr', overflow: 'hidden' }]);
export const wayButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3.75rem',
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.hairline}` },
    '&:hover:not(:disabled)': { backgroundColor: color.bg2 },
    '&:disabled': { color: color.suspended },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const wayText = style({ display: 'grid', flex: 1, ...type.body });
export const waySpan = style({ color: color.text2, ...type.meta });
export const help = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.table,
});
export const helpNumber = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  justifyItems: 'end',
  color: color.text1,
  fontWeight: 700,
  ...type.subtitle,
});
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });
export const now = style({ marginBlockEnd: space[12], color: color.text2, ...type.table });
export const ask = style({ display: 'grid', gap: space[20] });
export const possible = style({ display: 'grid', gap: space[4], color: color.text2, ...type.table });
