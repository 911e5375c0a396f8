/** What stands among others of its kind and one of them is chosen: how it lies; how the chosen one looks is told by whatever says so. */
import { color, radius, space, type } from './tokens.css.ts';

export const pill = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '2.125rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  ...type.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
} as const;

export const chosenPill = { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } as const;

/** A row of them that is scrolled where it is longer than its room. */
export const pillRow = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
