import { keyframes, style } from '@vanilla-extract/css';
import { color, layer, motion, radius, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  minBlockSize: 48,
  borderBlock: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  ':focus-visible': { outlineOffset: -2 },
});
export const open = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: 48,
  fontWeight: 600,
  ...type.table,
  ':focus-visible': { outlineOffset: -2 },
});
export const place = style({ color: color.text3, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
export const sheet = style({
  position: 'fixed',
  zIndex: layer.scrim,
  insetInline: screenInset,
  insetBlockEnd: 0,
  maxBlockSize: '88dvh',
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${color.border}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.bg1,
  animation: `${rise} ${motion.sheet}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const sheetHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  paddingInline: `${space[16]} ${space[4]}`,
});
export const sheetTitle = style({ fontWeight: 700, ...type.subtitle });
export const sheetBody = style({ overflowY: 'auto', paddingBlockEnd: 'env(safe-area-inset-bottom)' });
