/** A drawing that is pressed and stays so, 44 px each way. */
import { style } from '@vanilla-extract/css';
import { color, radius } from './tokens.css.ts';

export const squareButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-pressed="true"]': { color: color.text1 } },
});
