import { style } from '@vanilla-extract/css';
import { at, space } from '../kit/theme/tokens.css.ts';

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
