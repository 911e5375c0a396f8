import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text3,
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: -1 } },
});
export const text = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  background: 'none',
  appearance: 'none',
  color: color.text1,
  ...type.body,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text3 } },
});
