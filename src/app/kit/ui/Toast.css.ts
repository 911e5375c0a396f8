import { keyframes, style } from '@vanilla-extract/css';
import { at, color, layer, motion, radius, screenInset, space, type } from '../theme/tokens.css.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: space[24],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'min(440px, calc(100vw - 24px))',
  display: 'grid',
  gap: space[8],
  selectors: {
    [at.narrow]: {
      insetBlockEnd: 'calc(80px + var(--bet-bar, 0px) + env(safe-area-inset-bottom))',
      insetInline: `calc(${screenInset} + 12px)`,
      inlineSize: 'auto',
    },
  },
});
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 48,
  paddingBlock: space[4],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg2,
  boxShadow: color.shadowFloat,
  animation: `${enter} ${motion.enter}`,
});
export const icon = style({
  color: color.text2,
  selectors: { '&[data-tone="done"]': { color: color.win }, '&[data-tone="problem"]': { color: color.danger } },
});
export const text = style({ ...type.body });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '2.25rem',
  paddingInline: space[8],
  borderRadius: radius.button,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
export const close = style({
  // In the same place with and without an action before it.
  gridColumn: 4,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1 },
});
