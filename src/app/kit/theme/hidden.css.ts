/** Seen by nobody, read by screen readers. */
import { style } from '@vanilla-extract/css';
import { at } from './tokens.css.ts';

const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(outOfSight);

/** The heading of a page whose name stands in the head of a phone (`PhoneHead`). */
export const underHead = { [at.narrow]: outOfSight } as const;
