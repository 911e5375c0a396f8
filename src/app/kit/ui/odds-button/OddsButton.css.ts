import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { belowHead } from '../../theme/belowHead.ts';
import { at, color, motion, radius, space, type } from '../../theme/tokens.css.ts';

/** The fill of whatever holds the price: the price zone of a wide button, the whole of a compact one. */
const fill = createVar();
const flashFill = createVar();
const nameFill = createVar();
const ink = createVar();
const nameInk = createVar();
const lineInk = createVar();

const flashOdd = keyframes({
  '0%': { backgroundColor: fill },
  '18%, 40%': { backgroundColor: flashFill },
  '100%': { backgroundColor: fill },
});
const flashEven = keyframes({
  '0%': { backgroundColor: fill },
  '18%, 40%': { backgroundColor: flashFill },
  '100%': { backgroundColor: fill },
});

export const button = style({
  ...belowHead,
  vars: {
    [fill]: color.odds,
    [flashFill]: color.odds,
    [nameFill]: color.bg2,
    [ink]: color.text1,
    [nameInk]: color.text2,
    [lineInk]: color.oddsLine,
  },
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '2.25rem',
  alignItems: 'stretch',
  overflow: 'hidden',
  borderRadius: radius.cell,
  color: ink,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${lineInk}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '&[data-shape="wide"]': { gridTemplateColumns: `minmax(0, 1fr) var(--price-column, 116px)` },
    '&[data-shape="wide"][data-price-at="start"]': { gridTemplateColumns: `var(--price-column, 116px) minmax(0, 1fr)` },
    '&[data-shape="compact"]': {
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      backgroundColor: fill,
      paddingBlock: space[4],
    },
    '&[data-shape="priceOnly"]': { backgroundColor: fill },
    '&[data-state="open"]:hover': { vars: { [fill]: color.oddsHover, [nameFill]: color.oddsHover } },
    // At once, before the slip says that it is on it. Nothing fades: a browser paints each frame of a fade, which holds up what the press leads to.
    '&[data-state="open"]:active': { vars: { [lineInk]: color.brand } },
    '&[data-movement="up"]': { vars: { [ink]: color.up, [flashFill]: color.upBg } },
    '&[data-movement="down"]': { vars: { [ink]: color.down, [flashFill]: color.downBg } },
    '&[data-picked][data-state="open"]': {
      vars: {
        [fill]: color.brand,
        [flashFill]: color.brand,
        [ink]: color.onBrand,
        [nameInk]: color.text1,
        [lineInk]: color.pickedLine,
      },
    },
    '&[data-picked][data-state="open"]:active': { vars: { [lineInk]: color.text1 } },
    '&[data-picked][data-state="open"]::after': { borderWidth: color.pickedWidth },
    '&[data-picked][data-shape="compact"][data-state="open"]': { vars: { [nameInk]: color.onBrand } },
    '&[data-state="suspended"], &[data-state="closed"]': {
      vars: {
        [fill]: 'transparent',
        [nameFill]: 'transparent',
        [ink]: color.suspended,
        [nameInk]: color.suspended,
        [lineInk]: color.border,
      },
    },
    '&[data-state="stale"]': {
      vars: { [fill]: color.staleBg, [nameFill]: color.staleBg, [ink]: color.staleText, [nameInk]: color.staleText },
    },
    // Nothing to press.
    '&[data-state="coming"]': { vars: { [fill]: color.bg2, [nameFill]: color.bg2, [lineInk]: color.hairline } },
    '&[data-state="closed"]::after': { borderStyle: 'dashed' },
    '&[data-picked]:not([data-state="open"])': { vars: { [lineInk]: color.pickedLine } },
    '&[data-shape="compact"][data-flash="odd"], &[data-shape="priceOnly"][data-flash="odd"]': {
      animation: `${flashOdd} ${motion.flash} ease-out`,
    },
    '&[data-shape="compact"][data-flash="even"], &[data-shape="priceOnly"][data-flash="even"]': {
      animation: `${flashEven} ${motion.flash} ease-out`,
    },
    '&:focus-visible': { outlineOffset: 2, zIndex: 1, overflow: 'visible' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        '&[data-state="coming"]': { borderColor: 'GrayText' },
        '&[data-picked]': {
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: 14,
  backgroundColor: nameFill,
  color: nameInk,
  fontWeight: 500,
  textAlign: 'start',
  ...type.team,
  selectors: {
    [`${button}[data-price-at="start"] &`]: { gridColumn: 2, gridRow: 1, justifyContent: 'flex-end', textAlign: 'end' },
    [`${button}[data-picked] &`]: { fontWeight: 600 },
    [`${button}[data-shape="compact"] &`]: {
      backgroundColor: 'transparent',
      justifyContent: 'center',
      paddingInline: space[6],
      gridColumn: 1,
      gridRow: 1,
      fontSize: type.table.fontSize,
      lineHeight: type.table.lineHeight,
    },
    // Room for the check or lock at the left, kept on both sides so that the name stays in the middle.
    [`${button}[data-shape="compact"][data-picked] &, ${button}[data-shape="compact"][data-state="stale"] &`]: {
      paddingInline: space[24],
    },
    [at.tight]: { paddingInline: 10 },
  },
});
/** One line where there is room; two smaller ones on tight boards, in the same height. */
export const nameText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [at.tight.replace('&', `${button}[data-shape="wide"] &`)]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      // No letter stands alone in the second line.
      textWrap: 'balance',
      fontSize: type.body.fontSize,
      lineHeight: '1rem',
    },
    // The browser sets the dots behind the last word, which ends at the edge of a name that stands at the end.
    [at.tight.replace('&', `${button}[data-shape="wide"][data-price-at="start"] &`)]: {
      paddingInlineEnd: 10,
      marginInlineEnd: -10,
    },
  },
});

/** A name of one word. Only where a word may break anywhere are its lines balanced; names of several break between them. */
export const wordText = style([nameText, { wordBreak: 'normal' }]);

export const price = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: ink,
  fontWeight: 700,
  ...type.team,
  selectors: {
    [`${button}[data-shape="wide"] &`]: { backgroundColor: fill },
    [`${button}[data-price-at="start"] &`]: { gridColumn: 1, gridRow: 1 },
    [`${button}[data-shape="compact"] &`]: {
      position: 'static',
      gridColumn: 1,
      gridRow: 2,
      fontSize: type.subtitle.fontSize,
    },
    [`${button}[data-shape="wide"][data-flash="odd"] &`]: { animation: `${flashOdd} ${motion.flash} ease-out` },
    [`${button}[data-shape="wide"][data-flash="even"] &`]: { animation: `${flashEven} ${motion.flash} ease-out` },
    [`${button}[data-state="stale"] &`]: { fontWeight: 600 },
    [`${button}[data-state="closed"] &`]: { fontWeight: 500 },
  },
});

/** Right-aligned in a reserved width, with a margin that centres `d.dd`; the arrow hangs outside of it. */
export const number = style({
  position: 'relative',
  minInlineSize: '5ch',
  textAlign: 'end',
  marginInlineEnd: '1.5ch',
  selectors: { [`${button}[data-long] &`]: { marginInlineEnd: 0 } },
});
/** In the middle without a shift: each would be a layer of its own to reckon with, made and dropped as prices move. */
const inMiddle = { position: 'absolute', insetBlock: 0, display: 'grid', alignItems: 'center' } as const;
export const mark = style({
  ...inMiddle,
  insetInlineEnd: 'calc(50% + 3ch)',
  selectors: { [`${button}[data-shape="compact"] &`]: { insetInlineEnd: 'auto', insetInlineStart: space[8] } },
});
const smallMark = { inlineSize: 12, blockSize: 12 };
// A tight price zone has 8 px less on either side of five digits.
const tightMark = at.tight.replace('&', `${button}:not([data-shape="compact"]) ${mark}`);
globalStyle(tightMark, { insetInlineEnd: 'calc(50% + 2.75ch)' });
globalStyle(`${tightMark} svg`, smallMark);
globalStyle(`${button}[data-shape="compact"][data-long] ${mark}`, { insetInlineStart: space[4] });
globalStyle(`${button}[data-shape="compact"][data-long] ${mark} svg`, smallMark);
export const arrow = style({ ...inMiddle, insetInlineStart: 'calc(100% + 6px)' });
/** Instead of a price: suspended, closed. */
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontWeight: 500,
  ...type.meta,
  whiteSpace: 'nowrap',
});

export const absent = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '2.25rem',
  color: color.text3,
  selectors: { [at.narrow]: { minBlockSize: '3.25rem' } },
});
