import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';
import { small } from './Stage.css.ts';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  alignItems: 'center',
  columnGap: space[8],
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[16],
  backgroundImage: `radial-gradient(120% 90% at 50% 128%, ${gameColor.feltLow} 60%, transparent 60.4%)`,
  '@container': {
    [small]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto auto',
      padding: space[8],
    },
  },
});
export const hand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  justifySelf: 'center',
  padding: `${space[8]} ${space[12]}`,
  border: '2px solid transparent',
  borderRadius: radius.card,
  minInlineSize: 0,
  '@container': { [small]: { paddingInline: space[4] } },
  selectors: {
    '&[data-winner][data-tone="a"]': { borderColor: gameColor.sideA },
    '&[data-winner][data-tone="b"]': { borderColor: gameColor.sideB },
  },
});
export const name = style({
  fontWeight: 700,
  ...type.team,
  selectors: { '&[data-tone="a"]': { color: gameColor.lineA }, '&[data-tone="b"]': { color: gameColor.lineB } },
});
const [width, height] = [createVar(), createVar()];
/** Less high where two hands of three cards stand beside their points. */
const medium = '(max-width: 719px)';
export const cards = style({
  vars: { [width]: '72px', [height]: '102px' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: height,
  '@container': {
    [medium]: { vars: { [width]: '62px', [height]: '88px' }, gap: space[6] },
    // On the smallest phone they stand beside one another still.
    [small]: {
      vars: { [width]: 'clamp(40px, 11.6cqi, 50px)', [height]: `calc(${width} * 1.42)` },
      gap: `clamp(2px, 1cqi, ${space[4]})`,
    },
  },
});
export const seat = style({
  position: 'relative',
  flex: 'none',
  inlineSize: width,
  blockSize: height,
  selectors: {
    '&[data-across]': { inlineSize: height, blockSize: width },
    '[data-many] > & + &': { marginInlineStart: -38 },
    '[data-mirrored] > &[data-across]': { order: -1 },
  },
});
/** A card as it lies in its seat: upright, or across. */
export const laid = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${height} / 2)`,
  insetInlineStart: `calc(50% - ${width} / 2)`,
  inlineSize: width,
  blockSize: height,
  perspective: 500,
  selectors: { '[data-across] > &': { transform: 'rotate(90deg)' } },
});
export const turn = style({ position: 'relative', display: 'block', inlineSize: '100%', blockSize: '100%' });
export const front = style({ position: 'absolute', inset: 0 });
/** Over the front, and gone once the card is turned. */
export const back = style({ position: 'absolute', inset: 0, opacity: 0 });
/** Without motion a card that is not turned yet shows its back. */
globalStyle(`[data-still] ${turn}[data-hidden] ${back}`, { opacity: 1 });

export const middle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [small]: { gridArea: '2 / 1 / auto / -1', justifySelf: 'stretch', justifyContent: 'space-around' } },
});
export const points = style({
  minInlineSize: '1.4em',
  textAlign: 'center',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontSize: '2.25rem',
  lineHeight: 1.1,
  '@container': { [small]: { fontSize: '1.5rem' } },
});
export const between = style({ color: color.text3, ...type.balance });
export const verdict = style({
  gridColumn: '1 / -1',
  minBlockSize: 24,
  textAlign: 'center',
  fontWeight: 600,
  ...type.team,
});
