/** A way on where there is nothing to show: a button that does not ask to be pressed. */
import { color, radius, space, type } from './tokens.css.ts';

export const quietButton = {
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
} as const;
