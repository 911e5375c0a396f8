import { keyframes, style } from '@vanilla-extract/css';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { color, layer, motion, radius, screenInset, space } from '../../kit/theme/tokens.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const sheet = style({
  position: 'fixed',
  zIndex: layer.scrim,
  insetInline: screenInset,
  insetBlockEnd: 0,
  maxBlockSize: '92dvh',
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${color.border}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.bg1,
  animation: `${rise} ${motion.sheet}`,
});
export const grip = style({
  alignSelf: 'center',
  inlineSize: 36,
  blockSize: 4,
  marginBlock: `${space[8]} 0`,
  borderRadius: radius.chip,
  backgroundColor: color.borderStrong,
});
export const hiddenTitle = hidden;
