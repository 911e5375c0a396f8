import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const time = style({
  gridArea: 'time',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text2,
  ...type.table,
  whiteSpace: 'nowrap',
  selectors: { '&[data-live]': { color: color.live } },
});
export const day = style({
  color: color.text3,
  selectors: { '[data-live] > &': { color: 'inherit' }, [at.narrow]: { color: 'inherit' } },
});
