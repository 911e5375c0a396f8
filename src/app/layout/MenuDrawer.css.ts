import { keyframes, style } from '@vanilla-extract/css';
import { color, layer, motion, space, type } from '../theme/tokens.css.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style({
  position: 'fixed',
  zIndex: layer.scrim,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '90%',
  maxInlineSize: 420,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
  animation: `${slide} ${motion.sheet}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  paddingInlineStart: space[16],
  paddingInlineEnd: space[4],
});
export const title = style({ fontWeight: 700, ...type.title });
