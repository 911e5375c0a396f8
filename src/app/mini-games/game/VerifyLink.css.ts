import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  color: color.text3,
  ...type.meta,
  ':hover': { color: color.text1 },
  selectors: {
    '&[data-long]': { marginInlineStart: 'auto' },
    [at.narrow]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' },
  },
});
