import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: space[20],
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space[8]} ${space[20]}`,
  '@container': {
    [small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      padding: space[12],
      rowGap: space[8],
    },
  },
});
export const drum = style({
  position: 'relative',
  gridRow: '1 / -1',
  alignSelf: 'center',
  inlineSize: 236,
  blockSize: 222,
  '@container': { [small]: { display: 'none' } },
});
export const glassBox = style({ position: 'absolute', inset: 0, overflow: 'visible' });
export const drumBall = style({
  position: 'absolute',
  selectors: {
    '&[data-gone]': { opacity: 0 },
    // Only while it moves: at rest it is drawn with what lies around it, alike for whoever saw it come there and whoever did not (RPL-4).
    '[data-phase="drawing"]:not([data-ended]) &': { willChange: 'transform' },
  },
});
export const glass = style({
  fill: gameColor.feltLow,
  fillOpacity: 0.55,
  stroke: gameColor.grooveLine,
  strokeWidth: 2.5,
});
export const gleam = style({
  fill: 'none',
  stroke: gameColor.core,
  strokeWidth: 4,
  strokeLinecap: 'round',
  opacity: 0.4,
});
export const foot = style({ fill: gameColor.groove });
export const chute = style({ fill: 'none', stroke: gameColor.groove, strokeWidth: 12, strokeLinecap: 'round' });

export const tray = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const slot = style({ display: 'grid', justifyItems: 'center', gap: space[8], flex: '1 1 0', maxInlineSize: 72 });
export const seat = style({
  inlineSize: '100%',
  maxInlineSize: 58,
  aspectRatio: '1',
  borderRadius: radius.chip,
  boxShadow: `inset 0 0 0 1.5px ${gameColor.groove}`,
});
export const ball = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const caption = style({ color: color.text3, whiteSpace: 'nowrap', ...type.meta });

export const sums = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: 84,
  paddingBlockStart: space[8],
});
export const sum = style({ display: 'grid', alignContent: 'start', gap: space[2] });
export const figures = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 36,
  '@container': { [small]: { gap: space[4] } },
});
export const figure = style({
  marginInlineEnd: space[4],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '1.2em',
  ...type.hero,
});
export const steps = style({ color: color.text3, fontVariantNumeric: 'tabular-nums', ...type.meta });
