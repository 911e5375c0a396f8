import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../theme/tokens.css.ts';

export const tooltip = style({
  zIndex: layer.toast,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.button,
  border: `1px solid ${color.border}`,
  backgroundColor: color.bg2,
  boxShadow: color.shadowFloat,
  color: color.text1,
  ...type.meta,
});
export const place = style({ display: 'contents' });
export const anchor = style({ position: 'fixed', pointerEvents: 'none' });
