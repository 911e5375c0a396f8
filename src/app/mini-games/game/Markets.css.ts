import { style } from '@vanilla-extract/css';
import { rulesLink } from '../../kit/theme/rulesLink.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const rule = style({
  marginInlineStart: 'auto',
  color: color.text3,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'none' } },
});
/** At the end of the head, with what the figures mean before it where there is room. */
export const rules = style([rulesLink, { selectors: { [at.narrow]: { marginInlineStart: 'auto' } } }]);
/** In the head, whose height it keeps: what is below stays where it is when it comes and goes. */
export const stale = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[8],
  backgroundColor: color.staleBg,
  color: color.staleText,
  wordBreak: 'keep-all',
  ...type.meta,
  lineHeight: 1.3,
});
export const markets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[16],
  rowGap: space[12],
  padding: `${space[4]} ${space[16]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { columnGap: space[12], paddingInline: space[12] } },
});
export const market = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  selectors: {
    '&[data-whole]': { gridColumn: '1 / -1' },
    [`${at.narrow}[data-phone="whole"]`]: { gridColumn: '1 / -1' },
    [`${at.narrow}[data-phone="half"]`]: { gridColumn: 'auto' },
  },
});
/** Where a note leaves no room beside it, what comes back stands below, and is cut nowhere. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  minBlockSize: '1.75rem',
  paddingBlockStart: space[8],
});
export const name = style({ flex: 'none', fontWeight: 600, ...type.table });
export const note = style({ color: color.text3, whiteSpace: 'nowrap', ...type.caption });
export const returns = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.caption,
});
export const cells = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  selectors: { [at.narrow]: { gridTemplateColumns: 'repeat(var(--phone-columns), minmax(0, 1fr))' } },
});
