import { color, footHeight, layer, screenInset, space } from '../../kit/theme/tokens.css.ts';

export const FOOT_BAR_HEIGHT = '64px';

/** A bar over the foot of the page, from edge to edge. */
export const footBar = {
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: screenInset,
  insetBlockEnd: `calc(${footHeight} + env(safe-area-inset-bottom))`,
  display: 'grid',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
} as const;
