import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hidden, underHead } from '../../kit/theme/hidden.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], alignContent: 'start' });
export const card = style([
  panel,
  { overflow: 'hidden', selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3.75rem',
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: {
    // Name and way back stand in the head of the phone: without a button there is no row.
    [at.narrow]: { justifyContent: 'end', minBlockSize: 0, paddingBlock: 0, paddingInlineEnd: space[12] },
  },
});
export const title = style({ flex: '1 1 auto', fontWeight: 700, ...type.title, selectors: underHead });
export const headHint = style({
  color: color.text2,
  ...type.table,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const asOf = style({
  flexShrink: 1,
  overflow: 'hidden',
  color: color.text3,
  textOverflow: 'ellipsis',
  // It comes and goes with the line: on a second row it would move the page.
  whiteSpace: 'nowrap',
  ...type.table,
});
export const act = style({ minBlockSize: '2.75rem' });
/** The one that a page is for: alone in its row on a phone. */
export const mainAct = style([act, { selectors: { [at.narrow]: { marginBlock: space[8] } } }]);
/** The arrow before a page's title. */
export const back = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineStart: -12,
  borderRadius: radius.button,
  ':hover': { backgroundColor: color.bg2 },
  selectors: { [at.narrow]: { display: 'none' } },
});

/** What a list is chosen by, above its rows. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { flexWrap: 'wrap' } },
});
export const chips = style({
  display: 'flex',
  gap: space[4],
  padding: `${space[6]} ${space[8]}`,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const chip = style({ flex: 'none', position: 'relative', display: 'block' });
export const chipInput = style([hidden]);
export const chipName = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  borderRadius: radius.chip,
  color: color.text2,
  ...type.table,
  cursor: 'pointer',
  selectors: {
    [at.narrow]: { minBlockSize: '2.75rem' },
    'input:checked + &': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    'input:not(:checked) + &:hover': { backgroundColor: color.bg2, color: color.text1 },
  },
});

export const memberText = recipe({
  base: { unicodeBidi: 'isolate', overflowWrap: 'anywhere', overflow: 'hidden', minInlineSize: 0 },
  variants: {
    as: {
      text: { display: 'block', whiteSpace: 'pre-line' },
      line: { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      brief: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    },
  },
});

export const form = style({ display: 'grid', gap: space[16] });
export const field = style({ display: 'grid', gap: space[6] });
export const fieldHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
});
export const label = style({ color: color.text2, ...type.table });
export const hint = style({ color: color.text3, ...type.meta });
export const area = style({
  position: 'relative',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
});
export const areaText = style({
  display: 'block',
  inlineSize: '100%',
  padding: `${space[12]} ${space[16]} ${space[32]}`,
  border: 0,
  background: 'none',
  color: color.text1,
  font: 'inherit',
  ...type.team,
  lineHeight: 1.55,
  resize: 'vertical',
  unicodeBidi: 'plaintext',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: color.text3 },
});
export const count = style({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 16,
  color: color.text3,
  ...type.meta,
  pointerEvents: 'none',
});
export const problem = style({ color: color.danger, ...type.table });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text2,
  ...type.table,
});
export const grow = style({ flex: '2 1 0' });
export const shrink = style({ flex: '1 1 0' });
