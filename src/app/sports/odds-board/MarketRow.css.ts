import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** The columns of a wide row of one market, shared with the head above them. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--label-column) minmax(0, 1fr) var(--price-column) minmax(0, 1fr)',
  gridTemplateAreas: '"name left middle right"',
  columnGap: space[4],
} as const;

export const row = style({
  ...columns,
  alignItems: 'center',
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'minmax(0, 1.64fr) minmax(0, 1fr) minmax(0, 1.64fr)',
      gridTemplateAreas: '"left middle right"',
    },
    // A price stands where the name would.
    [`${at.narrow}[data-headed]`]: { gridTemplateAreas: '"name name name" "left middle right"', rowGap: space[4] },
  },
});
export const name = style({
  // Where it is said above the row, it is not said again.
  display: 'var(--label-display, block)',
  gridArea: 'name',
  color: color.text3,
  ...type.meta,
  selectors: { [at.narrow.replace('&', `${row}:not([data-headed]) &`)]: { display: 'none' } },
});
const cell = { minBlockSize: '2.25rem', selectors: { [at.narrow]: { minBlockSize: '3.25rem' } } } as const;
const stretched = { ...cell, display: 'grid', alignItems: 'stretch' } as const;
export const left = style({ gridArea: 'left', ...stretched });
export const middle = style({ gridArea: 'middle', ...stretched });
export const right = style({ gridArea: 'right', ...stretched });
export const line = style({
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  color: color.text2,
  ...type.table,
});
export const lineName = style({
  display: 'none',
  color: color.text3,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'var(--label-display, block)' } },
});
export const many = style({
  display: 'grid',
  gridTemplateColumns: 'var(--label-column) minmax(0, 1fr)',
  gridTemplateAreas: '"name grid"',
  columnGap: space[4],
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr', gridTemplateAreas: '"name" "grid"', rowGap: space[4] } },
});
export const grid = style({
  gridArea: 'grid',
  vars: { '--price-column': '72px' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  gridAutoRows: 'minmax(2.25rem, auto)',
  gap: space[4],
  selectors: {
    [at.narrow]: { gridAutoRows: 'minmax(3.25rem, auto)', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
  },
});
