import { keyframes, style } from '@vanilla-extract/css';
import { color, layer, motion, screenInset } from '../theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: screenInset,
  zIndex: layer.scrim,
  backgroundColor: color.scrim,
  // The body takes no pointer while a dialog is open; what covers it does.
  pointerEvents: 'auto',
  animation: `${appear} ${motion.enter}`,
});
