import { style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css.ts';

export const chart = style({
  display: 'block',
  maxInlineSize: '100%',
  color: color.text2,
  selectors: { '&[data-movement="up"]': { color: color.up }, '&[data-movement="down"]': { color: color.down } },
});
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' });
/** Where a line ends because nothing is known of what came next. */
export const end = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  opacity: 0.5,
});
export const last = style({ fill: 'currentColor' });
