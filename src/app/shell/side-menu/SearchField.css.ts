import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: space[12],
  paddingInline: space[12],
  blockSize: '2.5rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [at.narrow]: { blockSize: '3rem' },
  },
});
export const icon = style({ color: color.text3 });
export const input = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'none',
  appearance: 'none',
  ...type.body,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text3 } },
});
