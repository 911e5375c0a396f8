import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, space } from '../../kit/theme/tokens.css.ts';
import { ROW_PX } from './GameRow.css.ts';

/** Rows of each list: its height never changes, so that nothing below it moves. */
export const ROWS = 6;

export const body = style({
  blockSize: ROWS * ROW_PX,
  display: 'grid',
  alignContent: 'start',
  // Below the fold of a phone: laid out when it is scrolled to.
  contentVisibility: 'auto',
});
/** Near the head, where it is read without scrolling. */
export const message = style({
  blockSize: ROWS * ROW_PX,
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: space[24],
});

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const grey = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  blockSize: ROW_PX,
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1600ms ease-in-out infinite` } },
});
export const greyWords = style({
  inlineSize: '28%',
  blockSize: 36,
  borderRadius: radius.cell,
  backgroundColor: color.odds,
});
export const greyPrices = style({
  inlineSize: '45%',
  maxInlineSize: '19rem',
  blockSize: 48,
  borderRadius: radius.cell,
  backgroundColor: color.odds,
});
