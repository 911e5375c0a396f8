import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const history = style({
  gridArea: 'history',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  // As high as the line that it shows.
  minBlockSize: 28,
  marginBlockStart: space[4],
});
export const title = style({ color: color.text3, ...type.meta });
