import { style } from '@vanilla-extract/css';
import { at, color, layer, radius, screenInset, space } from '../theme/tokens.css.ts';

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
  selectors: {
    [at.narrow]: {
      insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(${screenInset} + 12px)`,
    },
  },
});
