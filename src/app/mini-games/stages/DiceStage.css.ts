import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

export const scene = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[16],
});
export const dice = style({ display: 'flex', gap: space[24], '@container': { [small]: { gap: space[12] } } });
export const die = style({
  inlineSize: 112,
  blockSize: 112,
  overflow: 'visible',
  '@container': { [small]: { inlineSize: 92, blockSize: 92 } },
});
export const shade = style({ fill: gameColor.onCore, opacity: 0.22 });
export const body = style({
  fill: gameColor.card,
  stroke: gameColor.cardLine,
  strokeWidth: 1.5,
  selectors: {
    '&[data-tone="red"]': { fill: gameColor.sideB, stroke: gameColor.sideB },
    '&[data-tone="blue"]': { fill: gameColor.sideA, stroke: gameColor.sideA },
  },
});
export const pip = style({
  fill: gameColor.onCore,
  selectors: { '&[data-tone="red"], &[data-tone="blue"]': { fill: gameColor.onSide } },
});
export const told = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: 40,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ color: color.text2, ...type.team });
export const sum = style({ fontWeight: 700, ...type.hero });
