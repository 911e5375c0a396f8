import { style } from '@vanilla-extract/css';
import { color, screen, space, type } from '../theme/tokens.css.ts';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.warn,
  ...type.meta,
  whiteSpace: 'nowrap',
});
export const sentence = style({
  selectors: { '&::after': { content: '" ·"' } },
  '@media': { [screen.narrow]: { display: 'none' } },
});
