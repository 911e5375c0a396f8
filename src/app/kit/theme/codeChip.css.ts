/** The code of a place beside its league. */
import { color, radius, space, type } from './tokens.css.ts';

export const codeChip = {
  flex: 'none',
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontWeight: 500,
  ...type.caption,
} as const;
