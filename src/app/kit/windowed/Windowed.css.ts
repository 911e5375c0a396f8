import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../theme/tokens.css.ts';

/** Room of rows that are not drawn. A block in a table too, whose columns are those of the rows that are. */
export const room = style({ display: 'block', position: 'relative', overflowAnchor: 'none' });
/** What cells of its table have of their own is nothing here. */
export const cell = style({ selectors: { '&&&': { display: 'block', blockSize: 0, padding: 0, border: 0 } } });
/** Seen while it has the focus: who reads by keyboard or by ear comes upon it where rows are left out. */
export const all = style({
  position: 'absolute',
  zIndex: layer.toast,
  insetInlineStart: space[16],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.table,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)' },
    '&[data-at="before"]': { insetBlockEnd: space[8] },
    '&[data-at="after"]': { insetBlockStart: space[8] },
  },
});
