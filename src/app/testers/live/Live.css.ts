import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Violet: whoever sees it is not looking at a member's page alone. */
const own = color.focus;
const phone = '(max-width: 799px)';

export const corner = style({
  position: 'fixed',
  insetBlockEnd: space[12],
  insetInlineStart: space[12],
  zIndex: layer.toast,
  '@media': { [phone]: { insetBlockEnd: 76 } },
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${own}`,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
  color: own,
  ...type.meta,
  '@media': { [phone]: { minBlockSize: 44 } },
});
export const dock = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(46dvh, 440px)',
  borderBlockStart: `2px solid ${own}`,
  backgroundColor: color.bg0,
  color: color.text1,
  wordBreak: 'keep-all',
  ...type.table,
  '@media': { [phone]: { blockSize: '60dvh' } },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 48,
  paddingInline: space[16],
  backgroundColor: color.bg1,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: own,
  whiteSpace: 'nowrap',
  ...type.subtitle,
});
export const keys = style({
  marginInlineStart: 'auto',
  color: color.text3,
  ...type.meta,
  // Its room pushes what closes the dock to the edge.
  '@media': { [phone]: { visibility: 'hidden', inlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap' } },
});
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignContent: 'start',
  alignItems: 'start',
  gap: space[8],
  padding: space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
/** Panels grow while one looks at them: each column by itself, so that none leaves a hole beside it. */
export const column = style({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const faults = style({ borderColor: own });
export const switches = style({ display: 'grid', gap: 0, paddingInline: space[16] });
globalStyle(`${switches} > button`, { minBlockSize: 36 });
globalStyle(`${switches} > button`, { '@media': { [phone]: { minBlockSize: 44 } } });
export const nothing = style({ padding: `0 ${space[16]} ${space[12]}`, color: color.text3, ...type.meta });
export const told = style({
  padding: `0 ${space[16]} ${space[8]}`,
  color: color.text3,
  overflowWrap: 'anywhere',
  ...type.meta,
});
export const saving = style({ display: 'flex', gap: space[8], padding: `${space[4]} ${space[16]} ${space[8]}` });
export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.bg0,
  color: color.text1,
  ...type.meta,
  '::placeholder': { color: color.text3 },
  '@media': { [phone]: { minBlockSize: 44 } },
});
export const part = style({
  flex: 'none',
  minBlockSize: 36,
  paddingInline: space[8],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
  color: color.text1,
  ...type.meta,
});
export const list = style({ paddingBlockEnd: space[12], ...type.meta });
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[4]} ${space[16]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const lock = style({ display: 'grid', gap: space[4], padding: `${space[6]} ${space[16]}` });
export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const reason = style({
  padding: `${space[2]} ${space[8]}`,
  border: `1px solid ${color.warn}`,
  borderRadius: radius.chip,
  color: color.warn,
  ...type.caption,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...type.meta });
globalStyle(`${table} :is(th, td)`, {
  blockSize: 30,
  paddingInline: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th`, { color: color.text3, fontWeight: 400, whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: space[16], overflowWrap: 'anywhere' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: space[16], textAlign: 'end' });
export const waiting = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  backgroundColor: color.bg0,
  color: color.text2,
  ...type.body,
});
