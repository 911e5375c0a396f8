import { style } from '@vanilla-extract/css';
import { gameColor } from '../gameColors.css.ts';

export const ball = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const shell = style({
  selectors: {
    '&[data-hue="one"]': { fill: gameColor.ballOne },
    '&[data-hue="two"]': { fill: gameColor.ballTwo },
    '&[data-hue="three"]': { fill: gameColor.ballThree },
    '&[data-hue="four"]': { fill: gameColor.ballFour },
    '&[data-hue="power"]': { fill: gameColor.powerBall },
  },
});
export const ring = style({ fill: 'none', stroke: gameColor.core });
export const core = style({ fill: gameColor.core });
export const shine = style({ fill: 'none', stroke: gameColor.core, strokeLinecap: 'round', opacity: 0.55 });
export const number = style({
  fill: gameColor.onCore,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});
