import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  blockSize: '3rem',
  paddingInline: 14,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[data-invalid]': { borderColor: color.danger },
  },
});
export const label = style({ color: color.text3, ...type.table });
export const input = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'none',
  textAlign: 'end',
  fontWeight: 700,
  ...type.stake,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.text3 } },
});
export const unit = style({ color: color.text3, ...type.subtitle });
