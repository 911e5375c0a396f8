import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

/** As wide as it is told to be; three equal cells whatever the market has. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  blockSize: '3rem',
});
export const off = style({
  gridColumn: '2 / -1',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  blockSize: '3rem',
  color: color.text3,
  ...type.meta,
});
