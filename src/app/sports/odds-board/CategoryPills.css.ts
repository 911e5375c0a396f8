import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const pills = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space[8],
  selectors: { [at.narrow]: { flex: 'none', padding: `${space[4]} ${space[12]}` } },
});
export const pill = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '2.125rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  ...type.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  selectors: {
    '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [at.narrow]: { borderRadius: radius.chip, minBlockSize: '2.75rem', ...type.body },
  },
});
export const count = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { '[aria-current] > &': { color: color.text2 } },
});
