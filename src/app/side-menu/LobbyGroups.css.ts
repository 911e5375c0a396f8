import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../theme/tokens.css.ts';

export const entry = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '2.125rem',
  paddingInlineStart: 38,
  paddingInlineEnd: space[12],
  textAlign: 'start',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const names = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[8]} ${space[12]}`,
  paddingInline: `38px ${space[12]}`,
  paddingBlock: space[6],
  color: color.text3,
  ...type.table,
});
