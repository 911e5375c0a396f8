import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[8]}`,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    [at.narrow]: {
      flex: 'none',
      marginInlineStart: 0,
      maxInlineSize: 'none',
      padding: `${space[4]} ${space[12]} ${space[4]} 0`,
    },
  },
});
const item = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '2.125rem',
  borderRadius: radius.chip,
  color: color.text2,
  ...type.table,
  whiteSpace: 'nowrap',
} as const;
export const chip = style({
  ...item,
  paddingInline: space[12],
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  selectors: {
    '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
export const count = style({ color: color.text3, fontWeight: 400 });
export const date = style({
  ...item,
  position: 'relative',
  paddingInlineStart: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  ':focus-within': { borderColor: color.borderStrong },
});
export const select = style({
  appearance: 'none',
  minBlockSize: '2rem',
  paddingInlineEnd: space[24],
  border: 0,
  backgroundColor: 'transparent',
  color: color.text1,
  ...type.table,
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const down = style({ position: 'absolute', insetInlineEnd: space[8], pointerEvents: 'none' });
export const orders = style({
  flex: 'none',
  display: 'inline-flex',
  marginInlineStart: space[8],
  borderRadius: radius.button,
  backgroundColor: color.bg2,
});
export const order = style({
  ...item,
  paddingInline: space[12],
  borderRadius: radius.button,
  selectors: {
    '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
