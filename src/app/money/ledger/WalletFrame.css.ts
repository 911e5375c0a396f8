import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], minInlineSize: 0, wordBreak: 'keep-all' });
const flat = { borderRadius: 0, borderInline: 0 } as const;
export const top = style([
  panel,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minBlockSize: '3rem',
    paddingInline: space[16],
    selectors: {
      [at.narrow]: { ...flat, paddingInline: space[4] },
    },
  },
]);
export const tabs = style({ display: 'flex', minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none' });
export const tab = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  paddingInline: space[12],
  borderBlockEnd: '3px solid transparent',
  color: color.text2,
  whiteSpace: 'nowrap',
  ...type.body,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-current="page"]': { borderBlockEndColor: color.text1, color: color.text1, fontWeight: 700 } },
});
export const box = style([panel, { minInlineSize: 0, overflow: 'hidden', selectors: { [at.narrow]: flat } }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
});
export const subtitle = style({ margin: 0, fontWeight: 700, ...type.subtitle });
export const count = style({ marginInlineStart: space[8], color: color.text3, fontWeight: 400, ...type.table });
export const note = style({ margin: 0, padding: `0 ${space[16]} ${space[16]}`, color: color.text3, ...type.table });
/** As high as the button whose place it takes. */
export const asOf = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  margin: 0,
  color: color.text3,
  ...type.table,
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  padding: `${space[4]} ${space[16]} ${space[12]}`,
});
globalStyle(`${figures} dt`, { color: color.text3, ...type.meta });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.title,
});
globalStyle(at.narrow.replace('&', figures), { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
globalStyle(`${figures} dd`, { whiteSpace: 'nowrap' });
export const unit = style({ marginInlineStart: 2, fontWeight: 400, color: color.text3, ...type.meta });
export const sums = style({ margin: 0, padding: `0 ${space[16]} ${space[12]}` });
globalStyle(`${sums} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.body,
});
globalStyle(`${sums} dt`, { color: color.text2 });
globalStyle(`${sums} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const total = style({});
globalStyle(`${total} dt, ${total} dd`, { color: color.text1, fontWeight: 700 });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: { [at.narrow]: { display: 'block' } },
});
globalStyle(`${table} th`, {
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  ...type.meta,
});
globalStyle(`${table} td`, {
  blockSize: '3rem',
  padding: `${space[6]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
globalStyle(at.narrow.replace('&', `${table} thead`), {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(at.narrow.replace('&', `${table} tbody`), { display: 'block' });
export const row = style({
  selectors: {
    [at.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"about amount" "when balance"',
      padding: `${space[12]} ${space[16]}`,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});
globalStyle(at.narrow.replace('&', `${table} ${row} > td`), {
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  border: 0,
});
export const when = style({
  color: color.text2,
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { gridArea: 'when', color: color.text3 } },
});
export const kind = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { gridArea: 'when' } },
});
// What it is stands in its words there.
globalStyle(at.narrow.replace('&', `${table} ${row} > ${kind}`), { display: 'none' });
export const about = style({
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: { [at.narrow]: { gridArea: 'about', inlineSize: 'auto' } },
});
export const what = style({ display: 'block', fontWeight: 600, ...type.body });
export const hint = style({ color: color.text3, ...type.meta });
export const link = style({
  marginInlineStart: space[8],
  color: color.text2,
  textDecoration: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
  ...type.meta,
});
export const amount = style({
  fontWeight: 700,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...type.body,
  selectors: { [at.narrow]: { gridArea: 'amount' } },
});
export const balance = style({
  color: color.text2,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { gridArea: 'balance', color: color.text3 } },
});
globalStyle(`${table} th[data-end]`, { textAlign: 'end' });
export const form = style({ display: 'grid', gap: space[12], padding: space[16] });
export const have = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  color: color.text3,
  ...type.table,
});
export const haveAmount = style({ flexBasis: '100%', color: color.text1, fontWeight: 700, ...type.hero });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3.5rem',
  paddingInline: space[16],
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text2,
  ...type.body,
  selectors: { '&:focus-within': { borderColor: color.text1 }, '&[data-problem]': { borderColor: color.danger } },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.text1,
  fontWeight: 700,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...type.balance,
  ':focus': { outline: 'none' },
});
export const quick = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[6] });
export const press = style({ minBlockSize: '2.75rem' });
export const primary = style({ minBlockSize: '3rem' });
export const changes = style({
  margin: 0,
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.bg2,
});
globalStyle(`${changes} > div`, {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingBlock: space[8],
});
globalStyle(`${changes} dt`, { color: color.text2, ...type.table });
globalStyle(`${changes} dd`, { margin: 0, color: color.text3, fontVariantNumeric: 'tabular-nums', ...type.table });
globalStyle(`${changes} strong`, { color: color.text1, ...type.subtitle });
export const problem = style({ margin: 0, color: color.danger, ...type.table });
export const told = style({ margin: 0, color: color.text3, textAlign: 'center', ...type.table });
/** Sentences of which one is seen: all have the room of the longest. */
export const oneOf = style({ display: 'grid' });
export const said = style({ gridArea: '1 / 1', selectors: { '&[aria-hidden]': { visibility: 'hidden' } } });
