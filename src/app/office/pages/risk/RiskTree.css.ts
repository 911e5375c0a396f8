import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const panel = style({ minBlockSize: 0 });
export const filters = style({ paddingInline: space[8] });
export const search = style({ inlineSize: 220, blockSize: 32 });

export const tree = style({ inlineSize: '100%' });
/** In view between the head and the sums. */
export const row = style({ cursor: 'pointer', scrollMarginBlock: '32px 84px' });
globalStyle(`${tree} ${row}[data-kind="fixture"] td`, {
  blockSize: 36,
  backgroundColor: color.bg2,
  color: color.text1,
});
globalStyle(`${tree} ${row}[data-kind="market"] td`, { blockSize: 30 });
globalStyle(`${tree} ${row}[data-kind="selection"] td`, { blockSize: 32 });
globalStyle(`${tree} ${row}:hover td`, { backgroundColor: color.bg2 });
globalStyle(`${tree} ${row}[aria-selected="true"] td`, { backgroundColor: color.odds });
globalStyle(`${tree} ${row}[aria-selected="true"] td:first-child`, { boxShadow: `inset 3px 0 0 ${color.text1}` });

export const what = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const turn = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: radius.cell,
  color: color.text3,
  ':hover': { color: color.text1, backgroundColor: color.oddsHover },
});
globalStyle(`${row}[data-kind="market"] ${what}`, { paddingInlineStart: 22 });
globalStyle(`${row}[data-kind="selection"] ${what}`, { paddingInlineStart: 50 });
export const name = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  minBlockSize: 24,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  borderRadius: radius.cell,
});
globalStyle(`${row}[data-kind="fixture"] ${name}`, { fontWeight: 700 });
globalStyle(`${row}[data-kind="market"] ${name}`, { color: color.text1, fontWeight: 600 });
export const state = style({ whiteSpace: 'nowrap' });
export const odds = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.text1,
  fontWeight: 700,
  ...type.team,
  selectors: {
    '&[data-movement="up"]': { color: color.up },
    '&[data-movement="down"]': { color: color.down },
    '&[data-locked]': { color: color.text3 },
  },
});
export const gone = style({ color: color.text3, ...type.meta });
export const note = style({});
export const notes = style({ display: 'flex', alignItems: 'center', gap: space[6], whiteSpace: 'nowrap' });
export const quiet = style({ overflow: 'hidden', color: color.text3, textOverflow: 'ellipsis', ...type.meta });
export const spare = style({ '@media': { '(max-width: 1599px)': { display: 'none' } } });
export const liability = style({
  selectors: { '&[data-loss]': { color: `${color.text1} !important`, fontWeight: 700 } },
});
export const barCell = style({ inlineSize: 84, '@media': { '(max-width: 1439px)': { display: 'none' } } });
export const bar = style({ display: 'block', inlineSize: 60, blockSize: 6 });
export const track = style({ fill: color.track });
export const barPart = style({ fill: color.text3 });
export const barHigh = style({ fill: color.warn });
export const barLoss = style({ fill: color.text1 });
export const sum = style({});
globalStyle(`${tree} tfoot`, { position: 'sticky', insetBlockEnd: 0, zIndex: 1 });
globalStyle(`${tree} tfoot td`, { blockSize: 36, backgroundColor: color.bg1 });
globalStyle(`${tree} tfoot ${sum}[data-total] td`, { color: color.text1, backgroundColor: color.bg2 });
export const rest = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const why = style({ color: color.text3, ...type.meta });
