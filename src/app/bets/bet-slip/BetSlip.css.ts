import { style } from '@vanilla-extract/css';
import { at, color } from '../../kit/theme/tokens.css.ts';

export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '100%',
  minBlockSize: 0,
  ':focus': { outline: 'none' },
});
/** Scrolls when the window is too short for the form; the foot below it never does. */
export const body = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});
/** What gives way first, so that the amount stays in sight whatever is picked: two picks are always seen. */
export const picks = style({
  flex: '0 1 auto',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: {
    '&:has(> :nth-child(2))': { minBlockSize: '8rem' },
    '&:not(:has(> :nth-child(2)))': { flexShrink: 0 },
    [at.narrow]: { maxBlockSize: 190 },
  },
});
export const empty = style({ borderBlockStart: `1px solid ${color.hairline}` });
