/** The surface that everything stands on. */
import { style } from '@vanilla-extract/css';
import { color, radius } from './tokens.css.ts';

export const panel = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  boxShadow: color.shadowPanel,
});
