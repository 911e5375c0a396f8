import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const banner = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[6]} ${space[16]}`,
  border: `1px solid ${color.warn}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  color: color.warn,
  ...type.table,
});
export const aside = style({ marginInlineStart: 'auto', color: color.text3 });
