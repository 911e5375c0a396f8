import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  // In a place that is as high as the screen its lines stay together, and its button a button.
  alignContent: 'start',
  gap: space[8],
  padding: `${space[40]} ${space[16]}`,
  textAlign: 'center',
});
export const icon = style({ color: color.text3 });
export const title = style({ color: color.text1, fontWeight: 600, ...type.body });
export const hint = style({ color: color.text3, ...type.table });
export const loading = style({ display: 'grid', alignContent: 'start', gap: space[8], padding: space[16] });
export const bone = style({
  blockSize: 28,
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
