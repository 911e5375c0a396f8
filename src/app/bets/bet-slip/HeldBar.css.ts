import { style } from '@vanilla-extract/css';
import { color, layer, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: screenInset,
  insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  blockSize: 64,
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
});
export const part = style({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineStart: 0,
  blockSize: 3,
  backgroundColor: color.text1,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const title = style({ fontWeight: 700, ...type.body });
export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text2,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const due = style({
  display: 'grid',
  justifyItems: 'end',
  color: color.text2,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
