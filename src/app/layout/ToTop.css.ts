import { style } from '@vanilla-extract/css';
import { color, layer, radius, screen, space } from '../theme/tokens.css.ts';

export const toTop = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetBlockEnd: space[24],
  insetInlineStart: space[24],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  backgroundColor: color.bg2,
  boxShadow: color.shadowFloat,
  '@media': {
    [screen.narrow]: {
      insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
      insetInlineStart: 'auto',
      insetInlineEnd: space[12],
    },
  },
});
