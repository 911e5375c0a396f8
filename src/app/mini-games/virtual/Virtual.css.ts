import { style } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });
const flush = { selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } };
export const panel = style([surface, { overflow: 'hidden' }, flush]);
export const parts = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 1680px)': { gridTemplateColumns: 'minmax(0, 1.19fr) minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });

export const nav = style({ display: 'grid', gap: space[8], padding: `${space[8]} ${space[12]}` });
const row = { display: 'flex', gap: space[6], overflowX: 'auto', scrollbarWidth: 'none' } as const;
export const sports = style(row);
export const venues = style(row);
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  minBlockSize: '36px',
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  color: color.text2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover, color: color.text1 },
  selectors: {
    '&[aria-current="page"], &[aria-pressed="true"]': {
      backgroundColor: color.bg2,
      color: color.text1,
      boxShadow: `inset 0 -2px ${color.brand}`,
    },
    [at.narrow]: { minBlockSize: '44px' },
  },
});
export const day = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, ...type.body });
export const clock = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  selectors: { '&[data-soon]': { color: color.warn } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
});
export const title = style({ fontWeight: 700, ...type.title });
export const pageName = style([title, { selectors: underHead }]);
export const subtitle = style({ color: color.text3, ...type.table });
export const headEnd = style({ display: 'flex', alignItems: 'center', gap: space[16], marginInlineStart: 'auto' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
  selectors: { [at.narrow]: { minBlockSize: '44px' } },
});

export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const partTitle = style({ fontWeight: 700, ...type.subtitle });
export const partNote = style({ color: color.text3, wordBreak: 'keep-all', ...type.meta });
export const partEnd = style({ marginInlineStart: 'auto', color: color.text3, ...type.table });
export const bigClock = style([
  clock,
  { color: color.text1, marginInlineStart: space[6], fontWeight: 700, ...type.title },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  color: color.text3,
  wordBreak: 'keep-all',
  ...type.meta,
});

/** The field of a race: who runs, and two prices each. */
export const runners = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, 120px) minmax(84px, 120px)',
  columnGap: space[6],
  rowGap: space[6],
  alignItems: 'center',
  padding: `${space[8]} ${space[16]}`,
  // Prices that may grow do so before names have their room.
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 84px 84px' } },
  '@media': {
    '(min-width: 1264px)': { gridTemplateColumns: 'minmax(0, 1fr) 128px 96px minmax(84px, 120px) minmax(84px, 120px)' },
  },
});
export const runnerRow = style({ display: 'contents' });
export const colHead = style({
  color: color.text3,
  fontWeight: 400,
  textAlign: 'center',
  ...type.meta,
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const roomy = style({ display: 'none', '@media': { '(min-width: 1264px)': { display: 'flex' } } });
export const formHead = style([roomy, { justifyContent: 'center', color: color.text3, ...type.meta }]);
export const barFill = style({ fill: color.suspended });
export const runner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  fontWeight: 600,
  ...type.team,
});
export const number = style({
  inlineSize: '1.2em',
  color: color.text3,
  fontWeight: 600,
  textAlign: 'center',
  ...type.table,
});
export const runnerName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const cell = style({ blockSize: '36px', selectors: { [at.narrow]: { blockSize: '48px' } } });
export const form = style([roomy, { gap: space[4], justifyContent: 'center' }]);
export const finish = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: radius.cell,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
  selectors: { '&[data-placed]': { backgroundColor: color.odds, color: color.text1, fontWeight: 700 } },
});
export const rating = style([
  roomy,
  { alignItems: 'center', gap: space[8], fontVariantNumeric: 'tabular-nums', fontWeight: 600, ...type.table },
]);
export const bar = style({
  flexGrow: 1,
  blockSize: '3px',
  borderRadius: radius.chip,
  backgroundColor: color.track,
  overflow: 'hidden',
});

/** Cells of a market, as many beside one another as there are answers. */
export const market = style({ padding: `${space[8]} ${space[16]} ${space[4]}` });
export const marketHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockEnd: space[6],
  fontWeight: 600,
  ...type.table,
});
export const returned = style({ color: color.text3, fontWeight: 400, ...type.caption });
export const cells = style({
  display: 'grid',
  gap: space[6],
  gridAutoRows: '44px',
  selectors: {
    '&[data-cells="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-cells="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-cells="many"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
    [at.narrow]: { gridAutoRows: '52px' },
  },
  vars: { '--price-column': '72px' },
});
export const fold = style({ borderBlockStart: `1px solid ${color.hairline}`, paddingBlockEnd: space[8] });
export const foldHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[16],
  fontWeight: 600,
  cursor: 'pointer',
  ...type.table,
});

export const list = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
/** On a phone the first column begins where the tabs over it do. */
const underTabs = { [`${at.narrow}:first-child`]: { paddingInlineStart: space[12] } };
export const listHead = style({
  whiteSpace: 'nowrap',
  padding: `${space[8]} ${space[8]}`,
  color: color.text3,
  fontWeight: 400,
  textAlign: 'start',
  ...type.meta,
  selectors: { [`${at.narrow}[data-roomy]`]: { display: 'none' }, ...underTabs },
});
/** On a phone a venue has no column of its own. */
export const venueOver = style({
  display: 'none',
  color: color.text3,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'block' } },
});
export const listHeadEnd = style([listHead, { textAlign: 'end' }]);
export const moreLink = style([link, { marginInlineStart: 'auto' }]);
export const listRow = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&[data-shown]': { backgroundColor: color.bg2 } },
});
export const listCell = style({
  padding: `${space[8]} ${space[8]}`,
  blockSize: '45px',
  wordBreak: 'keep-all',
  // A column is never narrower than its longest word.
  overflowWrap: 'break-word',
  selectors: {
    [`${at.narrow}[data-roomy]`]: { display: 'none' },
    '&[data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&:first-child': { whiteSpace: 'nowrap' },
    [at.narrow]: { blockSize: '60px' },
    ...underTabs,
  },
});
export const strong = style({ fontWeight: 700 });
export const rowLink = style({
  position: 'relative',
  color: 'inherit',
  ':hover': { textDecoration: 'underline' },
  // As high as its row to a finger.
  '::after': { content: '', position: 'absolute', insetBlock: -14, insetInline: -8 },
});
export const order = style({ display: 'inline-flex', gap: space[4] });
export const first = style([finish, { backgroundColor: color.text1, color: color.bg1, fontWeight: 700 }]);
export const other = style([finish, { backgroundColor: color.odds, color: color.text1, fontWeight: 600 }]);
export const empty = style({
  padding: space[20],
  color: color.text3,
  textAlign: 'center',
  wordBreak: 'keep-all',
  ...type.table,
});

export const bonuses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[6],
  padding: `${space[12]} ${space[16]} ${space[8]}`,
  selectors: { [at.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const bonusPick = style({
  blockSize: '40px',
  selectors: { [at.narrow]: { blockSize: '48px' } },
  vars: { '--price-column': '64px' },
});
