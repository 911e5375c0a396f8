import { style } from '@vanilla-extract/css';
import { color, radius } from '../../kit/theme/tokens.css.ts';

export const region = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: radius.cell,
  outlineOffset: 2,
});
export const grid = style({ display: 'block', minInlineSize: '100%' });
export const line = style({ fill: 'none', stroke: color.hairline, strokeWidth: 1 });
