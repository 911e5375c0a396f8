import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  // The footer is below the window from the first paint on, however many come.
  minBlockSize: '100dvh',
  gap: space[12],
});
export const tabs = style({
  display: 'flex',
  gap: space[4],
  paddingInline: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  paddingInline: space[12],
  borderBlockEnd: '2px solid transparent',
  color: color.text2,
  ...type.body,
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { borderColor: color.text1, color: color.text1, fontWeight: 600 } },
});
export const lastTools = style({ borderBlockEnd: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space[12],
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const card = style([
  panel,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    overflow: 'hidden',
    ':hover': { borderColor: color.borderStrong },
    ':focus-visible': { outlineOffset: -2 },
  },
]);
/** Each shelf has a tone: the same in both themes, dark enough for the lines on it. */
export const banner = style({
  display: 'block',
  position: 'relative',
  blockSize: 112,
  overflow: 'hidden',
  backgroundColor: '#26344D',
  color: '#C9D6EC',
  selectors: {
    '&[data-shelf="casinoSlot"]': { backgroundColor: '#432F4C', color: '#E6CFEE' },
    '&[data-shelf="coin"]': { backgroundColor: '#1D4242', color: '#BFE3DD' },
    '&[data-shelf="accrued"]': { backgroundColor: '#463A22', color: '#EBDBB4' },
  },
});
globalStyle(`[data-state="ended"] > ${banner}`, { filter: 'grayscale(1)', opacity: 0.6 });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 112, objectFit: 'cover' });
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0.75 });
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[12]} ${space[16]} ${space[16]}`,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
export const mark = style({
  paddingInline: space[6],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.cell,
  color: color.text2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="running"]': { borderColor: color.text1, backgroundColor: color.text1, color: color.bg1 },
  },
});
export const fresh = style({ color: color.text1, fontWeight: 600 });
export const cardTitle = style({ color: color.text1, fontWeight: 700, ...type.subtitle });
globalStyle(`[data-state="ended"] > * > ${cardTitle}`, { color: color.text2 });
export const summary = style({ color: color.text2, ...type.table });

export const article = style({ display: 'grid', gap: space[12], padding: space[16] });
globalStyle(`${article} > ${banner}, ${article} > ${picture}`, { blockSize: 160, borderRadius: radius.button });
export const articleTitle = style({ fontWeight: 700, ...type.balance, selectors: { [at.narrow]: { ...type.title } } });
export const lead = style({ color: color.text2, ...type.team });
export const contents = style({ maxInlineSize: '44rem', color: color.text1, ...type.team, lineHeight: 1.7 });
export const foot = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[12],
  selectors: { '&:empty': { display: 'none' } },
});
export const play = style({ color: color.text3, ...type.table });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const act = style({ minBlockSize: '2.75rem' });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  color: color.text1,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});

/** Below what stays in sight above the page. */
export const anchor = style({ display: 'block', scrollMarginBlockStart: 24 });
export const chapterFoot = style({ marginBlockStart: space[12], marginInlineStart: -12 });
/** One line of notices; the time below the title where there is little room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '8px auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  selectors: { [at.narrow]: { gridTemplateColumns: '8px auto minmax(0, 1fr)', rowGap: space[2] } },
});
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.chip,
  selectors: { '&[data-unread]': { backgroundColor: color.brand, outline: `1px solid ${color.pickedLine}` } },
});
export const kind = style({
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontWeight: 400,
  ...type.meta,
  whiteSpace: 'nowrap',
});
export const subject = style({
  fontWeight: 500,
  color: color.text2,
  selectors: { '[data-unread] ~ &': { fontWeight: 700, color: color.text1 } },
});
export const time = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { [at.narrow]: { gridColumn: '3' } },
});
