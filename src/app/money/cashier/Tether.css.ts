import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr' } },
});
export const rate = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  padding: space[16],
  selectors: { '&[data-old]': { color: color.text3, textDecoration: 'line-through' } },
});
export const rateLabel = style({ color: color.text2, ...type.table });
export const one = style({ color: color.text2, ...type.body });
export const rateText = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.hero });
export const small = style({ color: color.text3, ...type.table });
const side = {
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  borderInlineStart: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.hairline}` } },
} as const;
export const held = style(side);
export const expired = style({ ...side, display: 'grid', gap: space[8], justifyItems: 'start', color: color.warn });
export const heldWords = style({ display: 'grid', gap: space[2] });
export const ring = style({ position: 'relative', flex: 'none', inlineSize: 68, blockSize: 68 });
export const ringDrawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 4,
});
export const ringTrack = style({ stroke: color.track });
export const ringLeft = style({ stroke: color.text1 });
export const ringText = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
});
export const address = style({
  display: 'flex',
  gap: space[16],
  selectors: { [at.narrow]: { display: 'grid', justifyItems: 'center' } },
});
/** The room of a code that is not drawn yet. */
export const noCode = style({ inlineSize: 200, blockSize: 200 });
/** A camera reads dark on light, whatever the theme. */
export const code = style({
  flex: 'none',
  display: 'grid',
  alignSelf: 'start',
  borderRadius: radius.button,
  overflow: 'hidden',
  backgroundColor: '#FFFFFF',
  color: '#0F1828',
});
export const wallet = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  inlineSize: '100%',
});
export const walletLabel = style({ color: color.text2, ...type.table });
export const walletLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '2.75rem',
  padding: `${space[4]} ${space[8]} ${space[4]} ${space[12]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
});
export const walletText = style({ minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere', ...type.body });
export const fake = style({
  display: 'flex',
  gap: space[12],
  padding: space[12],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
});
export const fakeMark = style({ flex: 'none', color: color.warn });
export const flow = style([panel, { display: 'grid', gap: space[12], padding: space[16] }]);
export const flowHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' });
export const flowTitle = style({ fontWeight: 700, ...type.team });
export const chart = style({ inlineSize: '100%', blockSize: 60 });
export const chartLine = style({
  fill: 'none',
  stroke: color.text2,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const figures = style({ display: 'grid' });
export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.table,
});
