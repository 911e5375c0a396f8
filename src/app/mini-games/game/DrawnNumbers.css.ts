import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-large]': { gap: space[6], justifyContent: 'center' } },
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: 20,
  color: color.text1,
  fontSize: '0.6875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-apart]': {
      marginInlineStart: space[4],
      backgroundColor: color.text1,
      borderColor: color.text1,
      color: color.bg1,
    },
    '[data-large] > &': {
      minInlineSize: 44,
      blockSize: 44,
      borderRadius: 44,
      borderWidth: 2,
      fontSize: '1.125rem',
      fontWeight: 700,
    },
  },
});
