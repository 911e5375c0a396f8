import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Rests at both ends long enough to be read. */
const pass = keyframes({
  '0%, 12%': { transform: 'none' },
  '88%, 100%': { transform: 'translateX(calc(-1px * var(--overflow)))' },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: 1276,
  minBlockSize: '1.5rem',
  ...type.table,
  // News give way to what is said of the line; they go on where they were.
  selectors: { '[data-kind="line"] ~ &': { display: 'none' } },
});
export const chip = style({
  flex: 'none',
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  fontWeight: 500,
  ...type.caption,
});
const byHand = { overflowX: 'auto', scrollbarWidth: 'none' } as const;
/** Where the line does not move by itself it is moved by hand, once the keyboard comes to it too: how long it is is known a moment before. */
export const place = style({
  flex: 1,
  overflow: 'hidden',
  selectors: {
    '&[data-stopped][tabindex]': byHand,
    // What goes on beyond the edge fades there; no letter is cut.
    '&[tabindex]': {
      maskImage: `linear-gradient(90deg, #000 calc(100% - ${space[24]}), transparent)`,
      '@media': { '(prefers-reduced-motion: reduce)': byHand },
    },
  },
});
export const line = style({
  inlineSize: 'max-content',
  maxInlineSize: 'none',
  selectors: {
    '&[data-moving]': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          // 40 px a second, and time to rest.
          animation: `${pass} calc(var(--overflow) * 25ms + 6s) ease-in-out infinite alternate`,
        },
      },
    },
    [`${place}:hover &, ${place}:focus-within &`]: { animationPlayState: 'paused' },
  },
});
/** One line, whatever the house wrote. */
export const text = style({ whiteSpace: 'nowrap' });
globalStyle(`${text} *`, { display: 'inline', margin: '0 !important', font: 'inherit', whiteSpace: 'nowrap' });
globalStyle(['img', 'br', 'hr', 'table'].map((one) => `${text} ${one}`).join(', '), { display: 'none' });
globalStyle(`${text} strong, ${text} b`, { fontWeight: 700 });
export const stop = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: color.text3,
  selectors: { [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem', marginBlock: `-${space[12]}` } },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
