import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { one } from './Inspector.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  padding: `${space[8]} ${space[24]} ${space[4]} ${space[16]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  color: color.text2,
  ...type.caption,
  '@media': { [one]: { gridTemplateColumns: '56px minmax(0, 1fr)', paddingInline: space[8] } },
});
const rows = '32px 28px 16px 16px';
export const names = style({ display: 'grid', gridTemplateRows: rows, alignItems: 'center' });
export const room = style({ position: 'relative', display: 'grid', gridTemplateRows: `${rows} 20px` });
export const curve = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, overflow: 'hidden' });
export const area = style({ fill: color.odds, stroke: color.text3, strokeWidth: 1 });
export const line = style({ fill: 'none', stroke: color.text1, strokeWidth: 1.25 });
export const goal = style({ fill: 'none', stroke: color.borderStrong, strokeWidth: 1, strokeDasharray: '2 3' });
export const connection = style({ position: 'relative', borderBlockStart: `1px solid ${color.hairline}` });
export const stretch = style({
  position: 'absolute',
  insetBlockStart: 4,
  blockSize: 8,
  minInlineSize: 3,
  borderRadius: 2,
  backgroundColor: color.warn,
  selectors: { '&[data-kind="cut"]': { backgroundColor: color.danger } },
});
export const stretchWord = style({
  position: 'absolute',
  insetInlineStart: `calc(100% + ${space[4]})`,
  insetBlockStart: -3,
  whiteSpace: 'nowrap',
});
export const machine = style({ position: 'relative', borderBlockStart: `1px solid ${color.hairline}` });
export const mark = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 4,
  inlineSize: 5,
  blockSize: 9,
  borderRadius: 1,
  backgroundColor: color.text2,
  selectors: { '&[data-kind="leader"]': { inlineSize: 2, backgroundColor: color.text1 } },
  '::after': { content: '""', position: 'absolute', inset: '-8px -10px' },
});
export const markWord = style({
  position: 'absolute',
  insetInlineStart: 9,
  insetBlockStart: -3,
  whiteSpace: 'nowrap',
  color: color.text2,
  ...type.caption,
  '@media': { [one]: { display: 'none' } },
});
globalStyle(`${mark}[data-last="true"] > ${markWord}`, { insetInline: `auto 9px` });
export const ruler = style({ position: 'relative', borderBlockStart: `1px solid ${color.border}`, color: color.text3 });
globalStyle(`${ruler} > span`, {
  position: 'absolute',
  insetBlockStart: 3,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});
const cursor = {
  position: 'absolute',
  insetBlock: '0 20px',
  inlineSize: 0,
  borderInlineStart: `2px solid ${color.focus}`,
  paddingInlineStart: space[4],
  color: color.focus,
  fontWeight: 700,
  pointerEvents: 'none',
} as const;
export const markB = style(cursor);
/** Its letter stands on the other side: both marks may stand at one moment. */
export const markA = style({
  ...cursor,
  inlineSize: 'auto',
  paddingInline: `0 ${space[4]}`,
  borderInlineStart: 0,
  borderInlineEnd: `1px dashed ${color.focus}`,
  transform: 'translateX(-100%)',
});
export const between = style({
  position: 'absolute',
  insetBlock: '0 20px',
  backgroundColor: color.focus,
  opacity: 0.14,
  pointerEvents: 'none',
});
export const slider = style({
  position: 'absolute',
  insetBlock: '0 36px',
  insetInline: 0,
  inlineSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
globalStyle(`${room}:has(> ${slider}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
