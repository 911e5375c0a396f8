import { style } from '@vanilla-extract/css';
import { color, layer, radius, space } from './tokens.css.ts';

/** A link past what a keyboard would walk through: seen while it has the focus. */
export const skip = style({
  position: 'absolute',
  zIndex: layer.toast,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
