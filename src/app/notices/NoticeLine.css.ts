import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: 1276,
  ...type.table,
});
export const chip = style({
  flex: 'none',
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  fontWeight: 500,
  ...type.caption,
});
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
