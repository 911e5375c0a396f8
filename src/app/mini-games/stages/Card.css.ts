import { style } from '@vanilla-extract/css';
import { gameColor } from '../gameColors.css.ts';

export const card = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const paper = style({ fill: gameColor.card, stroke: gameColor.cardLine, strokeWidth: 1.5 });
export const suit = style({
  fill: gameColor.suitBlack,
  selectors: { '&[data-red]': { fill: gameColor.suitRed } },
});
export const rank = style({
  fontWeight: 700,
  letterSpacing: -0.5,
  selectors: { '&[data-joker]': { textAnchor: 'middle' } },
});
export const frame = style({ fill: gameColor.card, stroke: gameColor.suitRed, strokeWidth: 4 });
export const tag = style({ fill: gameColor.suitBlack });
export const month = style({ fill: gameColor.onSide, fontSize: 13, fontWeight: 700, textAnchor: 'middle' });
export const ribbon = style({ fill: gameColor.suitRed });
export const weave = style({ fill: gameColor.cardBack });
export const eye = style({ fill: 'none', stroke: gameColor.core, strokeWidth: 1.5, opacity: 0.55 });
