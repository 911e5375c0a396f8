import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3.25rem',
  paddingInline: space[16],
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
});
export const house = style({
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text3,
  ...type.meta,
});
export const facts = style({ borderBlockStart: `1px solid ${color.hairline}`, paddingBlock: space[8], ...type.body });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[6]} ${space[16]}`,
  wordBreak: 'keep-all',
});
globalStyle(`${fact} > dt`, { color: color.text3 });
export const link = style({ textDecoration: 'underline', textUnderlineOffset: 3, whiteSpace: 'nowrap' });
export const second = style({ marginBlockStart: space[12] });
export const note = style({
  padding: `${space[12]} ${space[16]}`,
  color: color.text3,
  wordBreak: 'keep-all',
  ...type.meta,
});
export const markets = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[24],
  rowGap: space[20],
  paddingInline: space[16],
  '@container': { '(min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const table = style({
  inlineSize: '100%',
  // Figures stand under one another from market to market.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const caption = style({ paddingBlock: space[6], textAlign: 'start', fontWeight: 700 });
export const small = style({ marginInlineStart: space[8], color: color.text3, fontWeight: 400, ...type.meta });
globalStyle(`${table} :is(th, td)`, {
  blockSize: '2rem',
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'end',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start', whiteSpace: 'normal', wordBreak: 'keep-all' });
globalStyle(`${table} thead th`, { color: color.text3, ...type.meta });
globalStyle(`${table} tfoot td`, { color: color.text3, whiteSpace: 'normal', ...type.meta });
/** What follows from its neighbours: a phone has no room for it. */
export const even = style({ selectors: { [at.narrow]: { display: 'none' } } });
/** Room for sixteen digits, as many as eight decks have hands. */
export const count = style([even, { inlineSize: '24%' }]);
export const odds = style({ selectors: { [`${table} &`]: { fontWeight: 700 } } });
