import { style } from '@vanilla-extract/css';
import { chosenPill, pill as shape, pillRow } from '../../kit/theme/pill.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style({ display: 'grid', rowGap: space[8], paddingBlockEnd: space[8] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInline: space[16],
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: '0 1 16rem',
  minInlineSize: '11rem',
  blockSize: '2.25rem',
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text3,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    [at.narrow]: { flex: '1 1 100%', blockSize: '2.75rem' },
  },
});
export const text = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  background: 'none',
  appearance: 'none',
  color: color.text1,
  ...type.body,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text3 } },
});
export const pills = style({
  ...pillRow,
  paddingInline: space[8],
});
export const pill = style({
  ...shape,
  borderRadius: radius.chip,
  selectors: {
    '&[aria-pressed="true"]': chosenPill,
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[16],
  color: color.text3,
  ...type.table,
});
