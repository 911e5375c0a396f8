import { style } from '@vanilla-extract/css';
import { color, radius } from '../../../kit/theme/tokens.css.ts';

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-pressed="true"]': { color: color.text1 } },
});
