import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px',
  alignItems: 'center',
  gap: space[20],
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space[16]} ${space[20]}`,
  '@container': {
    [small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gap: space[4],
      padding: space[8],
    },
  },
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [small]: { gap: 3 } },
});
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 34,
  borderRadius: radius.cell,
  backgroundColor: gameColor.feltLow,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
  '@container': { [small]: { blockSize: 25, ...type.caption } },
});
export const hit = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.cell,
  color: gameColor.onSide,
  fontWeight: 700,
  selectors: {
    '&[data-hue="one"]': { backgroundColor: gameColor.ballOne },
    '&[data-hue="two"]': { backgroundColor: gameColor.ballTwo },
    '&[data-hue="three"]': { backgroundColor: gameColor.ballThree },
    '&[data-hue="four"]': { backgroundColor: gameColor.ballFour },
  },
});
export const told = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  '@container': {
    [small]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', paddingInline: space[8] },
  },
});
export const latest = style({
  inlineSize: 60,
  blockSize: 60,
  '@container': { [small]: { inlineSize: 36, blockSize: 36 } },
});
export const caption = style({ color: color.text3, fontVariantNumeric: 'tabular-nums', ...type.meta });
export const sum = style({
  display: 'grid',
  justifyItems: 'center',
  '@container': { [small]: { display: 'flex', alignItems: 'center', gap: space[8] } },
});
export const figure = style({
  minInlineSize: '4ch',
  textAlign: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.hero,
  '@container': { [small]: type.balance },
});
export const chips = style({ display: 'flex', gap: space[4], minBlockSize: 28 });
