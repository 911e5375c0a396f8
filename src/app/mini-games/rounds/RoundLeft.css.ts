import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

export const left = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  color: color.text1,
  selectors: {
    '&[data-state="warn"]': { color: color.warn },
    '&[data-state="closed"]': { color: color.text3, fontWeight: 500 },
  },
});
