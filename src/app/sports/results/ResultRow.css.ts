import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 15rem)',
  gridTemplateAreas: '"facts facts" "game markets"',
  columnGap: space[16],
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"facts" "game" "markets"' },
  },
});
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  color: color.text3,
  ...type.table,
  whiteSpace: 'nowrap',
});
export const league = style({
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text2,
  ':hover': { color: color.text1, textDecoration: 'underline' },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const status = style({
  flex: 'none',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text1,
  fontWeight: 600,
  ...type.meta,
});
export const game = style({
  gridArea: 'game',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderRadius: radius.button,
  ':hover': { backgroundColor: color.bg2 },
});
export const scores = style({
  inlineSize: '100%',
  // On a wide page a score stands near the name it is of.
  maxInlineSize: '36rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({ color: color.text3, ...type.caption });
globalStyle(`${head} th`, { minInlineSize: '1.75rem', fontWeight: 500, textAlign: 'center', whiteSpace: 'nowrap' });
export const team = style({
  inlineSize: '100%',
  maxInlineSize: 0,
  minInlineSize: '6.5rem',
  paddingBlock: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: 500,
  color: color.text2,
  ...type.body,
  selectors: { '[data-won] > &': { color: color.text1, fontWeight: 700 } },
});
export const cell = style({
  minInlineSize: '1.75rem',
  paddingInline: space[4],
  textAlign: 'center',
  color: color.text3,
  whiteSpace: 'nowrap',
  ...type.table,
  selectors: {
    '&[data-of="total"]': { minInlineSize: '2.25rem', color: color.text2, fontWeight: 600, ...type.subtitle },
    '[data-won] > &[data-of="total"]': { color: color.text1, fontWeight: 700 },
  },
});
export const markets = style({
  gridArea: 'markets',
  display: 'grid',
  alignContent: 'end',
  rowGap: space[2],
  minInlineSize: 0,
  selectors: { [at.narrow]: { marginBlockStart: space[6] } },
});
export const market = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minInlineSize: 0, ...type.meta });
export const marketName = style({ flex: 'none', color: color.text3 });
export const ended = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text1,
  fontWeight: 600,
  selectors: { [at.narrow]: { marginInlineStart: 0 } },
});
