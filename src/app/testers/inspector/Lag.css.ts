import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const nothing = style({ padding: `${space[4]} ${space[16]} ${space[8]}`, color: color.text3, ...type.meta });
export const chart = style({ position: 'relative', marginInline: space[16] });
export const bars = style({ display: 'flex', alignItems: 'flex-end', gap: 1, blockSize: 104, paddingBlockStart: 20 });
export const bar = style({
  flex: 1,
  backgroundColor: color.borderStrong,
  selectors: { '&[data-own="true"]': { backgroundColor: color.focus } },
});
export const percentile = style({
  position: 'absolute',
  insetBlock: '0 18px',
  paddingInlineStart: space[4],
  borderInlineStart: `1px dashed ${color.text1}`,
  color: color.text1,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  ...type.caption,
  selectors: { '&[data-share="95"]': { paddingBlockStart: 14 }, '&[data-share="99"]': { paddingBlockStart: 28 } },
});
/** Where there is no room to the right of its line, it stands to the left. */
export const percentileWord = style({
  display: 'inline-block',
  paddingInline: space[4],
  borderRadius: radius.chip,
  backgroundColor: color.bg1,
  selectors: { '[data-late="true"] > &': { transform: `translateX(calc(-100% - ${space[8]}))` } },
});
export const scale = style({
  display: 'grid',
  gridTemplateColumns: '31.25% 31.25% 1fr auto',
  color: color.text3,
  borderBlockStart: `1px solid ${color.border}`,
  ...type.caption,
});
export const parts = style({ display: 'grid', gap: space[8], padding: `${space[8]} ${space[16]} ${space[12]}` });
export const partLine = style({ display: 'flex', alignItems: 'center', gap: space[12], ...type.meta });
export const strip = style({ flex: 1, display: 'flex', gap: 2, blockSize: 8 });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[16]}`, ...type.caption });
export const dot = style({ display: 'inline-block', inlineSize: 8, blockSize: 8, marginInlineEnd: space[4] });
const PARTS = {
  feedToOrigin: color.text1,
  originToWorker: color.text2,
  workerToStored: color.text3,
  storedToPainted: color.borderStrong,
};
for (const [part, paint] of Object.entries(PARTS)) {
  globalStyle(`${strip} > [data-part="${part}"], ${dot}[data-part="${part}"]`, { backgroundColor: paint });
}
