import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

/** Colours of pockets and of the tile that tells one; black has an edge. */
const red = gameColor.sideB;
const black = '#141C2B';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto)',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[48],
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[8],
  '@container': { [small]: { columnGap: space[16], justifyContent: 'space-evenly' } },
});
export const wheel = style({
  position: 'relative',
  inlineSize: 228,
  blockSize: 228,
  '@container': { [small]: { inlineSize: 200, blockSize: 200 } },
});
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  selectors: { '&[data-part]': { willChange: 'transform' } },
});
export const rim = style({ fill: gameColor.groove, stroke: gameColor.grooveLine, strokeWidth: 2 });
export const pocket = style({
  stroke: gameColor.core,
  strokeOpacity: 0.25,
  strokeWidth: 0.75,
  selectors: {
    '&[data-color="red"]': { fill: red },
    '&[data-color="black"]': { fill: black },
    '&[data-color="green"]': { fill: gameColor.tie },
    '&[data-color="blue"]': { fill: gameColor.sideA },
  },
});
export const chosen = style({ fill: 'none', stroke: gameColor.core, strokeWidth: 3 });
export const number = style({ fill: gameColor.onSide, fontSize: 11, fontWeight: 600, textAnchor: 'middle' });
export const sector = style({ fill: gameColor.onSide, fontSize: 17, fontWeight: 700, textAnchor: 'middle' });
export const bowl = style({ fill: gameColor.feltLow });
export const spokes = style({ stroke: gameColor.grooveLine, strokeWidth: 4, strokeLinecap: 'round' });
export const hub = style({ fill: gameColor.grooveLine });
export const ball = style({ fill: gameColor.core, stroke: gameColor.onCore, strokeWidth: 0.75 });
export const pointer = style({
  fill: color.brand,
  stroke: gameColor.onCore,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const told = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(108px, auto)',
  alignItems: 'center',
  gap: space[24],
  '@container': { [small]: { gridTemplateColumns: 'auto', gap: space[8] } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 104,
  blockSize: 104,
  borderRadius: radius.card,
  backgroundColor: gameColor.feltLow,
  color: color.text2,
  fontSize: '3.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-color]': { color: gameColor.onSide },
    '&[data-color="red"]': { backgroundColor: red },
    '&[data-color="black"]': { backgroundColor: black, boxShadow: `inset 0 0 0 1px ${gameColor.grooveLine}` },
    '&[data-color="green"]': { backgroundColor: gameColor.tie },
    '&[data-color="blue"]': { backgroundColor: gameColor.sideA },
  },
  '@container': { [small]: { inlineSize: 84, blockSize: 84, fontSize: '2.5rem' } },
});
export const facts = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[6],
  minBlockSize: 96,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
  ...type.team,
  '@container': { [small]: { gap: space[2], ...type.table } },
});
export const less = style({ color: color.text2, fontWeight: 400, ...type.table });
