import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const block = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  // What is far below is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 12rem',
});
export const pinned = style({ minInlineSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.5rem',
  paddingInlineStart: space[12],
  paddingInlineEnd: space[4],
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const name = style({
  margin: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  ...type.body,
});
export const count = style({ flex: 'none', marginInlineEnd: 'auto', color: color.text3, ...type.meta });
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  selectors: {
    '&[aria-pressed="true"]': { color: color.text1 },
    [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  },
});
export const prices = style({
  vars: { '--price-column': 'clamp(58px, 49%, 104px)' },
  padding: `0 ${space[12]} ${space[12]}`,
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${at.tight}:not([data-roomy])`]: { vars: { '--price-column': 'clamp(54px, 46%, 104px)' } },
    '&[data-roomy]': { vars: { '--price-column': '104px' } },
  },
});
// Three names stand side by side in a third of the page.
globalStyle(`${prices}:not([data-roomy]) button[data-shape="wide"] > span:first-child`, {
  paddingInline: space[8],
  fontSize: type.table.fontSize,
});
// A lock and its word want more room than a price, and the name leaves it: two letters of it stand beside them, where three cells do.
const locked = `${prices} button[data-shape="wide"]:is([data-state="suspended"], [data-state="closed"])`;
globalStyle(locked, { gridTemplateColumns: 'minmax(0, 1fr) max-content' });
globalStyle(`${locked} > span:first-child`, { paddingInlineEnd: 0 });
globalStyle(`${locked} > span:last-child`, { paddingInlineEnd: space[4] });

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  marginBlockStart: space[4],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
// The check stands over the name's end: a button that is picked has one fill.
const picked = `${prices} button[data-shape="wide"][data-picked][data-state="open"]`;
globalStyle(`${picked} > span:first-child`, { backgroundColor: color.brand, color: color.onBrand });
globalStyle(`${picked} > span:last-child svg`, { inlineSize: 12, blockSize: 12 });
