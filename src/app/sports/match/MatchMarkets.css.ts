import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const prices = style({ position: 'relative', ':focus': { outline: 'none' } });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  color: color.warn,
  ...type.table,
  wordBreak: 'keep-all',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
