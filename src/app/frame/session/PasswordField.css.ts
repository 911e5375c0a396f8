import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const box = style({ position: 'relative' });
/** Over the end of the field, whose text stops before it. */
export const input = style({ paddingInlineEnd: '4.5rem' });
export const toggle = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  minInlineSize: '4rem',
  paddingInline: space[8],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
});
