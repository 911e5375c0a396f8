import { keyframes, style } from '@vanilla-extract/css';
import { at, color, layer, motion, radius, screenInset, space, type } from '../theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const content = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  inlineSize: 'min(480px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  animation: `${appear} ${motion.enter}`,
  selectors: {
    [at.narrow]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      insetInline: screenInset,
      translate: 'none',
      inlineSize: 'auto',
      maxBlockSize: '92dvh',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      borderInline: 0,
      borderBlockEnd: 0,
      animation: `${rise} ${motion.sheet}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  padding: `${space[24]} ${space[24]} ${space[16]}`,
  selectors: { [at.narrow]: { paddingInline: space[16] } },
});
export const title = style({ fontWeight: 700, ...type.title });
export const description = style({ gridColumn: '1 / -1', color: color.text2, ...type.table });
export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  padding: `${space[20]} ${space[24]} ${space[24]}`,
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: '1fr' }, [at.narrow]: { padding: space[16] } },
});
