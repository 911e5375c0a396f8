import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const momentum = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  minInlineSize: 0,
  containerType: 'inline-size',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[8], ...type.meta, minInlineSize: 0 });
export const title = style({ flex: 'none', fontWeight: 600, ...type.table });
export const hint = style({
  flex: 'none',
  color: color.text3,
  '@container': { '(max-width: 420px)': { display: 'none' } },
});
export const chances = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[12],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const chance = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text2,
  selectors: { '&[data-leads]': { color: color.text1, fontWeight: 700 } },
});
export const chart = style({
  position: 'relative',
  blockSize: 64,
  overflow: 'hidden',
  borderRadius: radius.cell,
  backgroundColor: color.bg2,
});
export const area = style({ fill: color.track });
export const middle = style({
  stroke: color.borderStrong,
  strokeDasharray: '2 4',
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
});
export const line = style({ stroke: color.text1, strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke', fill: 'none' });
const corner = style({
  position: 'absolute',
  insetInlineEnd: space[6],
  maxInlineSize: '70%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space[4],
  borderRadius: radius.cell,
  backgroundColor: color.bg2,
  color: color.text3,
  ...type.caption,
});
export const top = style([corner, { insetBlockStart: space[4] }]);
export const bottom = style([corner, { insetBlockEnd: space[4] }]);
export const none = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: color.text3,
  ...type.meta,
});
export const svg = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
