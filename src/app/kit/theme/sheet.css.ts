/** A sheet that rises from the foot of a phone's screen. */
import { keyframes } from '@vanilla-extract/css';
import { color, layer, motion, radius, screenInset } from './tokens.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const sheet = {
  position: 'fixed',
  zIndex: layer.scrim,
  insetInline: screenInset,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${color.border}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.bg1,
  animation: `${rise} ${motion.sheet}`,
} as const;
