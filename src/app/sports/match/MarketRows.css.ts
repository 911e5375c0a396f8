import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  selectors: { '& + &': { marginBlockStart: space[4] } },
});
export const line = style({
  flex: 'none',
  inlineSize: '2.75rem',
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...type.table,
});
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  flex: '1 1 auto',
  minInlineSize: 0,
  gap: space[4],
  gridAutoRows: '2.25rem',
  selectors: { [at.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))', gridAutoRows: '3.25rem' } },
});
