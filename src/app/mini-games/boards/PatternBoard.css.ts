import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const side = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const less = style({ color: color.text3 });
export const now = style({ marginInlineStart: 'auto' });
export const expected = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  fontVariantNumeric: 'tabular-nums',
});
export const mine = style({ display: 'inline-flex', alignItems: 'center', gap: space[6], marginInlineStart: 'auto' });
export const ring = style({
  inlineSize: 12,
  blockSize: 12,
  border: `2px solid ${color.text1}`,
  borderRadius: radius.chip,
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const caption = style({ position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[4],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'end',
  fontWeight: 400,
  wordBreak: 'keep-all',
});
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} thead th`, { color: color.text3 });
globalStyle(`${table} tr > :first-child`, { textAlign: 'start' });

/** Below its number where there is no room beside it. */
export const part = style({
  color: color.text3,
  '@container': { '(max-width: 559px)': { display: 'block' } },
});
