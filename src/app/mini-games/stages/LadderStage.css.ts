import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[20],
  inlineSize: '100%',
  maxInlineSize: 620,
  blockSize: '100%',
  padding: `${space[8]} ${space[24]}`,
  '@container': { [small]: { padding: `${space[8]} ${space[16]}`, gap: space[8] } },
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 220,
  minInlineSize: 0,
  '@container': { [small]: { blockSize: 196 } },
});
export const post = style({ fill: 'none', stroke: gameColor.groove, strokeWidth: 8, strokeLinecap: 'round' });
export const path = style({
  fill: 'none',
  stroke: gameColor.path,
  strokeWidth: 7,
  strokeLinecap: 'round',
});
export const plate = style({ fill: gameColor.felt, stroke: gameColor.grooveLine, strokeWidth: 1.5 });
export const count = style({ fill: color.text2, fontSize: 9.5, fontWeight: 600, textAnchor: 'middle' });
export const end = style({
  fill: gameColor.felt,
  stroke: gameColor.grooveLine,
  strokeWidth: 1.5,
  selectors: { '&[data-tone="a"]': { fill: gameColor.sideA }, '&[data-tone="b"]': { fill: gameColor.sideB } },
});
export const letter = style({
  fill: color.text1,
  fontSize: 14,
  fontWeight: 700,
  textAnchor: 'middle',
  selectors: { '&[data-tone]': { fill: gameColor.onSide } },
});
export const token = style({ fill: color.brand, stroke: gameColor.onCore, strokeWidth: 2 });
export const facts = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  minInlineSize: 56,
  textAlign: 'end',
  '@container': { [small]: { gap: space[6] } },
});
export const fact = style({ display: 'grid', gap: space[2] });
export const name = style({ color: color.text3, ...type.meta });
export const value = style({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.title,
  selectors: { '&[data-large]': { ...type.hero } },
});
