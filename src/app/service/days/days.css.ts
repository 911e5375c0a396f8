import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  selectors: { [at.narrow]: { padding: `0 ${space[12]} ${space[16]}` } },
});
/** A page of rows. */
export const slim = style({ maxInlineSize: 720 });
export const box = style([panel, { padding: space[16] }]);
export const note = style([
  panel,
  { display: 'flex', gap: space[8], padding: space[16], color: color.text2, ...type.table },
]);
export const card = style([panel, { overflow: 'hidden' }]);
export const pad = style({ padding: space[16] });
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const cardTitle = style({ fontWeight: 700, ...type.subtitle });
export const quiet = style({ color: color.text2, ...type.table });
export const big = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.balance });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.75rem',
  padding: `${space[6]} ${space[16]}`,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  minBlockSize: '1.5rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.meta,
});
/** How far something is, in as many parts as it has. */
export const segments = style({ display: 'flex', gap: space[2] });
export const segment = style({
  flex: 1,
  blockSize: 6,
  borderRadius: radius.cell,
  backgroundColor: color.track,
  selectors: { '&[data-on]': { backgroundColor: color.text1 } },
});
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 6,
  border: 0,
  borderRadius: radius.chip,
  overflow: 'hidden',
  backgroundColor: color.track,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.track },
    '&::-webkit-progress-value': { borderRadius: radius.chip, backgroundColor: color.text1 },
    '&::-moz-progress-bar': { borderRadius: radius.chip, backgroundColor: color.text1 },
  },
});
