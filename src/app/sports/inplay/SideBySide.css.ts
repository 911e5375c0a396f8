import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

/** Parts of a column, each a row of the grid that all columns share. */
const PARTS = 10;

export const columns = style({
  display: 'grid',
  gridTemplateRows: `repeat(${PARTS}, auto)`,
  columnGap: space[12],
  alignItems: 'start',
});
const place = { gridRow: `1 / span ${PARTS}` } as const;
export const column = style([
  panel,
  {
    ...place,
    display: 'grid',
    gridTemplateRows: 'subgrid',
    minInlineSize: 0,
    alignItems: 'stretch',
    overflow: 'hidden',
  },
]);
export const away = style(place);
export const empty = style([
  panel,
  {
    ...place,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 240,
    padding: space[24],
    borderStyle: 'dashed',
    color: color.text3,
    ...type.table,
    textAlign: 'center',
  },
]);
export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minBlockSize: 44,
  borderBlockStart: `1px solid ${color.hairline}`,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
});
