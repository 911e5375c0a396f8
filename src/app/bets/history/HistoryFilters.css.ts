import { style } from '@vanilla-extract/css';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style({
  display: 'grid',
  rowGap: space[6],
  paddingBlockEnd: space[12],
  paddingInline: space[16],
});
export const choices = style({
  margin: 0,
  padding: 0,
  border: 'none',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  // A narrow window scrolls a row of choices instead of breaking it.
  selectors: { [at.narrow]: { overflowX: 'auto', marginInlineEnd: `-${space[16]}`, scrollbarWidth: 'none' } },
});
export const legend = style({
  float: 'left',
  inlineSize: '3.5rem',
  flexShrink: 0,
  color: color.text3,
  ...type.table,
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flexShrink: 0,
  cursor: 'pointer',
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const radio = style([hidden]);
export const spans = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  minInlineSize: 0,
});
export const days = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.text3 });
export const day = style({
  blockSize: '2.25rem',
  minInlineSize: 0,
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: {
    '&[data-own]': { borderColor: color.borderStrong, color: color.text1 },
    [at.narrow]: { blockSize: '2.75rem', flex: 1 },
  },
});
export const count = style({ color: color.text3, fontWeight: 400 });
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '2rem',
  paddingInline: space[12],
  borderRadius: radius.chip,
  color: color.text2,
  whiteSpace: 'nowrap',
  ...type.table,
  ':hover': { color: color.text1 },
  selectors: {
    [`${radio}:checked + &`]: { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
