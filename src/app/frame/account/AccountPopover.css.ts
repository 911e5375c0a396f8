import { keyframes, style } from '@vanilla-extract/css';
import { color, layer, motion, radius, space } from '../../kit/theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const trigger = style({
  minBlockSize: '2.25rem',
  selectors: { '&:hover, &[data-state="open"]': { color: color.text1, backgroundColor: color.bg2 } },
});
export const panel = style({
  zIndex: layer.panel,
  inlineSize: 320,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  animation: `${appear} ${motion.enter}`,
});
/** Below the card. */
export const part = style({ padding: `${space[12]} ${space[16]}`, borderBlockStart: `1px solid ${color.hairline}` });
