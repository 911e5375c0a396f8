import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.warn,
  ...type.meta,
  whiteSpace: 'nowrap',
});
export const sentence = style({
  selectors: { '&::after': { content: '" ·"' }, [at.narrow]: { display: 'none' } },
});
