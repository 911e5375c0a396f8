/** Seen by nobody, read by screen readers. */
import { style } from '@vanilla-extract/css';

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
