import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const heads = style({ color: color.text3, ...type.meta });
globalStyle(`${table} th, ${table} td`, {
  paddingInline: space[6],
  blockSize: '2.125rem',
  wordBreak: 'keep-all',
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  fontWeight: 500,
});
const phone = at.narrow.replace('&', table);
globalStyle(`${phone} tr > :not(:first-child, :last-child)`, { paddingInline: space[4] });
globalStyle(`${phone} tr > :first-child`, { paddingInlineEnd: space[4] });
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: space[16], whiteSpace: 'nowrap' });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: space[8] });
export const hint = style({ ...type.caption, selectors: { [at.narrow]: { display: 'none' } } });
export const n = style({
  selectors: { [`${table} &`]: { fontWeight: 700 }, 'tr[data-mine] > &': { boxShadow: `inset 2px 0 ${color.text1}` } },
});
/** A column of its own, which a phone has no room for: there it stands under the round's number. */
export const time = style({ color: color.text3, selectors: { [at.narrow]: { display: 'none' } } });
export const timeUnder = style({
  display: 'none',
  color: color.text3,
  fontWeight: 400,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'block' } },
});
export const outcome = style({ display: 'flex', gap: space[2] });
export const end = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });
export const voided = style({ color: color.text2 });
/** What was drawn of a round that is void: read, and no result. */
export const undone = style({ display: 'block', color: color.text3, filter: 'saturate(0)', wordBreak: 'keep-all' });
