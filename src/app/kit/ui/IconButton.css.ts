import { style } from '@vanilla-extract/css';
import { at, color, radius } from '../theme/tokens.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  ':disabled': { color: color.suspended, backgroundColor: 'transparent' },
  selectors: { [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
