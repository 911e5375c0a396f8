import { keyframes, style } from '@vanilla-extract/css';
import { color, layer, motion, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawer = style({
  position: 'fixed',
  zIndex: layer.scrim,
  insetBlock: 0,
  inlineSize: `calc(0.9 * (100% - 2 * ${screenInset}))`,
  maxInlineSize: 420,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  backgroundColor: color.bg1,
  selectors: {
    '&[data-edge="left"]': {
      insetInlineStart: screenInset,
      borderInlineEnd: `1px solid ${color.border}`,
      animation: `${fromLeft} ${motion.sheet}`,
    },
    '&[data-edge="right"]': {
      insetInlineEnd: screenInset,
      borderInlineStart: `1px solid ${color.border}`,
      animation: `${fromRight} ${motion.sheet}`,
    },
  },
});
export const head = style({
  flex: 'none',
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  paddingInlineStart: space[16],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
/** The slip has what is left of the height, and no less than shows its amount; below that the drawer scrolls as a whole. */
export const slip = style({
  flex: '1 0 auto',
  display: 'grid',
  alignItems: 'stretch',
  marginBlockStart: space[6],
  borderBlockStart: `1px solid ${color.hairline}`,
  boxShadow: `0 -${space[6]} 0 ${color.bg0}`,
});
export const title = style({ flex: 1, fontWeight: 700, ...type.title });
export const foot = style({ padding: space[16], borderBlockStart: `1px solid ${color.hairline}` });
export const part = style({ padding: space[16], borderBlockStart: `1px solid ${color.hairline}` });
