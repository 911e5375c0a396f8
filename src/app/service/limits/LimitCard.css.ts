import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style([panel, { overflow: 'hidden' }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
});
export const title = style({ fontWeight: 700, ...type.subtitle });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[6]} ${space[16]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 2.75rem',
  alignItems: 'center',
  gap: space[8],
});
export const name = style({ fontWeight: 600, ...type.body });
export const amounts = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const used = style({ fontWeight: 700, ...type.subtitle });
export const of = style({ color: color.text2, ...type.table });
export const edit = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  marginInlineEnd: `-${space[12]}`,
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { color: color.text1 },
  ':disabled': { color: color.suspended },
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
export const raise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[8],
  padding: `${space[8]} ${space[4]} ${space[8]} ${space[12]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
});
export const wait = style({ display: 'grid', flex: 1, gap: space[2], color: color.text2, ...type.table });
export const foot = style({
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.meta,
});
