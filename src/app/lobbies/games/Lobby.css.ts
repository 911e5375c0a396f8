import { style, styleVariants } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { chosenPill, pill as shape, pillRow } from '../../kit/theme/pill.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  wordBreak: 'keep-all',
  selectors: { [at.narrow]: { gap: space[8] } },
});
export const part = style([
  panel,
  { padding: space[16], selectors: { [at.narrow]: { borderInline: 0, borderRadius: 0, padding: space[12] } } },
]);
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const title = style({ fontWeight: 700, ...type.title, selectors: underHead });
export const count = style({ color: color.text3, fontWeight: 500, ...type.table });
export const halls = style({ ...pillRow, marginInlineStart: 'auto' });
export const choices = style({ ...pillRow, selectors: { [at.narrow]: { flexBasis: '100%', order: 3 } } });
export const choice = style({
  ...shape,
  borderRadius: radius.chip,
  selectors: {
    '&[aria-pressed="true"], &[aria-current="page"]': chosenPill,
    [at.narrow]: { minBlockSize: '2.75rem', paddingInline: space[16] },
  },
});
export const number = style({ color: color.text3, fontVariantNumeric: 'tabular-nums' });
export const search = style({
  inlineSize: 220,
  blockSize: '2.5rem',
  selectors: { [at.narrow]: { inlineSize: '100%', blockSize: '2.75rem', order: 2 } },
});
export const suppliers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: space[8],
  marginBlockStart: space[12],
  selectors: {
    [at.tight]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [at.narrow]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});
export const supplier = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'center',
  minBlockSize: '3.5rem',
  paddingInline: space[12],
  border: '2px solid transparent',
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text1,
  fontWeight: 600,
  textAlign: 'start',
  ...type.table,
  ':hover': { backgroundColor: color.odds },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.text1 },
    [at.narrow]: { flex: 'none', minInlineSize: 116 },
  },
});
export const small = style({ color: color.text3, fontWeight: 500, ...type.meta });
export const waiting = style({ color: color.warn, fontWeight: 500, ...type.meta });
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  marginBlockEnd: space[12],
  fontWeight: 700,
  ...type.body,
});
export const games = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: `${space[16]} ${space[12]}`,
  selectors: { [at.narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' } },
});
export const game = style({ position: 'relative', minInlineSize: 0 });
/** The whole card is one thing to press; the star lies over it. */
export const open = style({
  display: 'block',
  inlineSize: '100%',
  color: color.text1,
  textAlign: 'start',
  ...type.table,
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});
export const cover = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '208 / 124',
  marginBlockEnd: space[8],
  borderRadius: radius.button,
  selectors: { [at.narrow]: { aspectRatio: '1' } },
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '[aria-disabled="true"] &': { opacity: 0.45 } },
});
export const hue = styleVariants(
  {
    green: '#1A3B2C',
    wine: '#43202A',
    violet: '#35244F',
    teal: '#1B3840',
    amber: '#4A3318',
    navy: '#1E3354',
    night: '#23243C',
    plum: '#3F2348',
  },
  (backgroundColor) => ({ backgroundColor }),
);
export const badge = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  borderRadius: radius.chip,
  backgroundColor: '#0B0F17',
  color: '#EEF3FA',
  fontWeight: 600,
  ...type.meta,
  lineHeight: '1.5rem',
  selectors: { [at.narrow]: { insetBlockStart: 'auto', insetBlockEnd: space[6], insetInlineStart: space[6] } },
});
export const name = style({
  display: 'block',
  overflow: 'hidden',
  paddingInlineEnd: 36,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { paddingInlineEnd: 0 } },
});
export const line = style({ display: 'block', color: color.text3, ...type.meta });
/** A disc of 28 in a target of 44: beside the name, on a phone over the cover's corner. */
export const star = style({
  position: 'absolute',
  insetInlineEnd: -8,
  insetBlockEnd: 19,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  color: color.text3,
  ':hover': { color: color.text1 },
  selectors: {
    '&[aria-pressed="true"]': { color: color.text1 },
    [at.narrow]: { insetInlineEnd: 0, insetBlockStart: 0, insetBlockEnd: 'auto', color: '#EEF3FA' },
    [`${at.narrow}:hover`]: { color: '#EEF3FA' },
  },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.chip,
  selectors: { [at.narrow]: { backgroundColor: '#0B0F17' } },
});
export const notes = style({ display: 'grid', gap: space[4], color: color.text2, ...type.table });
