import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const level = style({
  flex: 'none',
  paddingInline: space[8],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  color: color.text1,
  fontWeight: 600,
  ...type.meta,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
});
