import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { at, color, layer, motion, radius, screenInset, space, type } from '../theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const content = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'calc(100dvh - 48px)',
    border: `1px solid ${color.border}`,
    borderRadius: radius.sheet,
    backgroundColor: color.bg1,
    boxShadow: color.shadowFloat,
    overflow: 'hidden',
    animation: `${appear} ${motion.enter}`,
    selectors: {
      [at.narrow]: {
        insetBlock: 0,
        insetInline: screenInset,
        translate: 'none',
        inlineSize: 'auto',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        border: 0,
        borderRadius: 0,
        animation: `${rise} ${motion.sheet}`,
        paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
      },
    },
  },
  variants: {
    size: {
      small: { inlineSize: 'min(400px, calc(100vw - 32px))' },
      normal: { inlineSize: 'min(560px, calc(100vw - 32px))' },
      large: { inlineSize: 'min(880px, calc(100vw - 32px))' },
    },
  },
});
export const head = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space[12],
  minBlockSize: '3.5rem',
  paddingBlock: space[8],
  paddingInline: `${space[24]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { paddingInline: `${space[16]} ${space[4]}` } },
});
export const title = style({ fontWeight: 700, ...type.title, ':focus': { outline: 'none' } });
export const description = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: space[4],
  color: color.text2,
  ...type.table,
});
export const body = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[20]} ${space[24]}`,
  selectors: { [at.narrow]: { padding: space[16] } },
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[12]} ${space[24]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { padding: `${space[12]} ${space[16]}` } },
});
