import { style } from '@vanilla-extract/css';
import { color, radius } from '../theme/tokens.css.ts';

export const star = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-pressed="true"]': { color: color.text1 } },
});
