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
  flex: '0 1 16rem',
  minInlineSize: '11rem',
  blockSize: '2.25rem',
  selectors: { [at.narrow]: { flex: '1 1 100%', blockSize: '2.75rem' } },
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
