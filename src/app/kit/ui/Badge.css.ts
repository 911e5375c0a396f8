import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: space[4],
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  ...type.caption,
});
