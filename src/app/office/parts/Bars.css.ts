import { style } from '@vanilla-extract/css';
import { color } from '../../kit/theme/tokens.css.ts';

export const figure = style({ position: 'relative' });
export const chart = style({ inlineSize: '100%', blockSize: 44 });
export const bar = style({
  fill: color.borderStrong,
  selectors: { '&[data-last]': { fill: color.text1 } },
});
