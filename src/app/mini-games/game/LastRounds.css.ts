import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

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
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  fontWeight: 500,
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: space[16] });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: space[8] });
export const hint = style({ ...type.caption });
export const n = style({
  selectors: { [`${table} &`]: { fontWeight: 700 }, 'tr[data-mine] > &': { boxShadow: `inset 2px 0 ${color.text1}` } },
});
export const time = style({ color: color.text3 });
export const outcome = style({ display: 'flex', gap: space[2] });
export const end = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });
export const voided = style({ color: color.text3 });
