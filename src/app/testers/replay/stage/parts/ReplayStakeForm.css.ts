import { style } from '@vanilla-extract/css';
import { color, radius, type } from '../../../../kit/theme/tokens.css.ts';

/** As tall as the button that it stands for. */
export const dead = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  color: color.text2,
  ...type.body,
});
