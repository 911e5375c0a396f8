/** Tables of the office: rows of 32 px to read, of 44 px to act on; the chosen row has an edge of 3 px. */
import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const table = style({ ...type.table, borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(`${table} th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 30,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  color: color.text3,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  ...type.meta,
});
globalStyle(`${table} td`, {
  blockSize: 32,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text2,
});
// The head lies over what is scrolled to.
globalStyle(`${table} tbody tr`, { scrollMarginBlockStart: 32 });
globalStyle(`${table} tbody tr:last-child td`, { borderBlockEndColor: 'transparent' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: space[16] });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: space[16] });

/** Rows to act on. */
export const acted = style({});
globalStyle(`${acted} td`, { blockSize: 44 });
globalStyle(`${acted} tbody tr:hover td`, { backgroundColor: color.bg2 });
globalStyle(`${acted} tbody tr[aria-selected="true"] td`, { backgroundColor: color.odds });
globalStyle(`${acted} tbody tr[aria-selected="true"] td:first-child`, {
  boxShadow: `inset 3px 0 0 ${color.text1}`,
});

export const number = style({ textAlign: 'end !important' as 'end', whiteSpace: 'nowrap' });
export const strong = style({ color: `${color.text1} !important`, fontWeight: 700 });
export const quiet = style({ color: `${color.text3} !important` });
export const late = style({ color: `${color.warn} !important`, fontWeight: 700 });
export const good = style({ color: `${color.win} !important`, fontWeight: 600 });
export const bad = style({ color: `${color.danger} !important`, fontWeight: 600 });
export const nowrap = style({ whiteSpace: 'nowrap' });
export const clipped = style({ maxInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
