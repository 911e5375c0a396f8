import { style } from '@vanilla-extract/css';
import { color, motion, radius, space, type } from '../theme/tokens.css.ts';

export const chapters = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  overflow: 'hidden',
});
export const chapter = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  fontWeight: 600,
  ...type.body,
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
});
export const words = style({ flex: '1 1 auto' });
export const arrow = style({
  color: color.text3,
  transition: `rotate ${motion.enter}`,
  selectors: { '[data-state="open"] > &': { rotate: '180deg' } },
});
export const content = style({ padding: `${space[12]} ${space[16]} ${space[20]}`, color: color.text2, ...type.body });
