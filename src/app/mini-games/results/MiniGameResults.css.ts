import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `0 ${space[16]} ${space[8]}`,
});
export const selects = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  selectors: { [at.narrow]: { inlineSize: '100%' } },
});
export const round = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(11rem, 14rem) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  minBlockSize: '3.25rem',
  padding: `${space[6]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.table,
  selectors: {
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[4] },
  },
});
/** As high as the way to the verification beside it, which comes with the outcome: the rows below stay where they are. */
export const game = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const small = style({ color: color.text3, fontVariantNumeric: 'tabular-nums', ...type.meta });
export const drawn = style({
  // Room for the numbers that are to come.
  minBlockSize: 20,
  selectors: { [at.narrow]: { gridRow: 2 }, '&:not([data-numbered])': { minBlockSize: 0 } },
});
export const outcome = style({
  color: color.text2,
  wordBreak: 'keep-all',
  selectors: { [at.narrow]: { gridRow: 3, gridColumn: '1 / -1' } },
});
