import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  color: color.text2,
  textAlign: 'start',
  ...type.table,
  ':hover': { backgroundColor: color.bg2, color: color.text1 },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem', ...type.body } },
});
export const entry = style([row, { paddingInline: `${space[40]} ${space[16]}` }]);
export const game = style([row, { paddingInline: `${space[48]} ${space[16]}` }]);
export const name = style({ flex: 1, minInlineSize: 0 });
export const count = style({ color: color.text3, fontVariantNumeric: 'tabular-nums' });
