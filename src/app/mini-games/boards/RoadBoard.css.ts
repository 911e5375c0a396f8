import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

const small = '(max-width: 559px)';

export const roads = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 16fr)',
  gap: `${space[12]} ${space[20]}`,
  minInlineSize: 0,
  '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const road = style({ display: 'grid', alignContent: 'start', gap: space[4], minInlineSize: 0 });
export const derived = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  minInlineSize: 0,
  '@container': { [small]: { gap: space[4] } },
});
export const name = style({ display: 'flex', gap: space[4], whiteSpace: 'nowrap', ...type.meta });
export const hint = style({ color: color.text3 });
export const nexts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const nextWord = style({ color: color.text3, ...type.meta });
export const next = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: 3,
  paddingInline: `3px ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
});
export const nextMark = style({ inlineSize: 14, blockSize: 14 });
export const newest = style({ fill: color.oddsHover });
export const own = style({ fill: 'none', stroke: color.text1, strokeWidth: 1.5 });
const sided = { '&[data-side="a"]': { stroke: gameColor.lineA }, '&[data-side="b"]': { stroke: gameColor.lineB } };
export const ring = style({ fill: 'none', strokeWidth: 2.4, selectors: sided });
export const tie = style({ fill: 'none', stroke: gameColor.lineTie, strokeWidth: 2 });
export const ties = style({
  fill: color.text1,
  stroke: color.bg1,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontSize: 10,
  fontWeight: 700,
  textAnchor: 'middle',
});
export const pair = style({
  stroke: color.bg1,
  strokeWidth: 1,
  selectors: { '&[data-side="a"]': { fill: gameColor.lineA }, '&[data-side="b"]': { fill: gameColor.lineB } },
});
export const sign = style({
  fill: 'none',
  strokeWidth: 1.8,
  selectors: { '&[data-mark="red"]': { stroke: gameColor.lineB }, '&[data-mark="blue"]': { stroke: gameColor.lineA } },
});
export const dot = style({
  selectors: { '&[data-mark="red"]': { fill: gameColor.lineB }, '&[data-mark="blue"]': { fill: gameColor.lineA } },
});
export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const share = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
