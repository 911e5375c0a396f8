import { style } from '@vanilla-extract/css';
import { color, layer, space, type } from '../../kit/theme/tokens.css.ts';

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  color: color.text2,
  ...type.table,
});
export const hint = style({ color: color.text3, ...type.meta });
