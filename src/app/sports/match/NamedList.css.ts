import { style } from '@vanilla-extract/css';
import { at, space } from '../../kit/theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gridAutoRows: 'minmax(2.25rem, auto)',
  gap: space[4],
  selectors: {
    [at.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: 'minmax(3.25rem, auto)' },
  },
});
