import { style } from '@vanilla-extract/css';
import { chosenPill, pill as shape, pillRow } from '../../kit/theme/pill.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const pills = style({
  ...pillRow,
  padding: space[8],
  selectors: { [at.narrow]: { flex: 'none', padding: `${space[4]} ${space[12]}` } },
});
export const pill = style({
  ...shape,
  selectors: {
    '&[aria-current]': chosenPill,
    [at.narrow]: { borderRadius: radius.chip, minBlockSize: '2.75rem' },
  },
});
export const count = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { '[aria-current] > &': { color: color.text2 } },
});
