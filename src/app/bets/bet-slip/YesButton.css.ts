import { keyframes, style } from '@vanilla-extract/css';
import { REST_MS } from '../../../domain/bet-slip/betQuestion.ts';
import { color } from '../../kit/theme/tokens.css.ts';

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** Told by its outline and by the bar that fills, not by its colour alone; nothing moves when it becomes the button. */
export const yes = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&[data-resting], &[data-resting]:hover': {
      backgroundColor: 'transparent',
      border: `1px dashed ${color.borderStrong}`,
      color: color.text2,
      cursor: 'default',
    },
  },
});
export const rest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 4,
  backgroundColor: color.brand,
  transformOrigin: 'left',
  animation: `${fill} ${REST_MS}ms linear`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0 } },
});
