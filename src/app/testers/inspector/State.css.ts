import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { one } from './Inspector.css.ts';

export const panel = style({ flex: '1 1 14rem', minBlockSize: '14rem' });
export const nothing = style({ padding: `${space[4]} ${space[16]} ${space[16]}`, color: color.text3, ...type.meta });
export const choice = style({
  minBlockSize: 30,
  paddingInline: space[8],
  borderRadius: radius.cell,
  color: color.text2,
  selectors: { '&[aria-pressed="true"]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } },
  '@media': { [one]: { minBlockSize: 44 } },
});
export const scroll = style({ flex: '1 1 0', minBlockSize: 0, overflowY: 'auto' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...type.meta });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: color.bg1,
  color: color.text3,
  fontWeight: 400,
});
globalStyle(`${table} th, ${table} td`, {
  blockSize: 28,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} th:first-child`, { paddingInlineStart: space[16], inlineSize: '42%' });
globalStyle(`${table} tr[data-other="false"] td, ${table} tr[data-other="false"] th`, { color: color.text3 });
export const path = style({ fontWeight: 400, color: color.text2 });
globalStyle(`${table} ${path}`, { paddingInlineStart: space[32] });
export const group = style({ fontWeight: 600, color: color.text1 });
export const other = style({ paddingInline: space[6], borderRadius: radius.cell, backgroundColor: color.odds });
