import { style } from '@vanilla-extract/css';
import { color, space } from '../../../kit/theme/tokens.css.ts';

export const filters = style({
  position: 'sticky',
  insetInlineStart: 0,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const sum = style({ color: color.text1, fontWeight: 700 });
