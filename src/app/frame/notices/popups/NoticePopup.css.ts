import { keyframes, style } from '@vanilla-extract/css';
import { at, color, layer, motion, radius, space, type } from '../../../kit/theme/tokens.css.ts';

const enter = keyframes({ from: { opacity: 0 } });

/** Placed by its box on a large screen; on a small one a sheet above the bottom bar. */
export const popup = style({
  position: 'fixed',
  zIndex: layer.panel,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxInlineSize: 'calc(100vw - 24px)',
  maxBlockSize: 'calc(100dvh - 24px)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  overflow: 'hidden',
  animation: `${enter} ${motion.enter}`,
  selectors: {
    '&[data-unplaced]': { insetBlockStart: 0, insetInlineStart: 0, visibility: 'hidden', animation: 'none' },
    [at.narrow]: {
      insetInline: 0,
      insetBlockStart: 'auto',
      insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
      marginInline: 'auto',
      maxBlockSize: 'min(60dvh, 32rem)',
    },
  },
});
export const body = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[12],
  padding: space[24],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: { [at.narrow]: { padding: space[20] } },
  ':focus-visible': { outlineOffset: -2 },
});
export const title = style({
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontWeight: 500,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const html = style({ inlineSize: '100%' });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlockStart: `1px solid ${color.border}`,
});
export const button = style({
  minBlockSize: '3rem',
  paddingInline: space[8],
  fontWeight: 600,
  ...type.body,
  ':hover': { backgroundColor: color.odds },
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border}` },
    '&:first-child': { color: color.text2, fontWeight: 500 },
  },
});
