import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const list = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  // All rows as one: each by itself would be a layer of its own to draw, at every frame.
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px 2fr 1fr 2fr',
  alignItems: 'center',
  gap: space[4],
  blockSize: 40,
});
export const chip = style({ blockSize: 12, inlineSize: 48, borderRadius: radius.cell, backgroundColor: color.odds });
export const cell = style({ blockSize: 36, borderRadius: radius.cell, backgroundColor: color.odds });
