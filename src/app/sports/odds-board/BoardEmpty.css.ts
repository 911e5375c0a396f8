import { style } from '@vanilla-extract/css';
import { quietButton } from '../../kit/theme/quietButton.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const all = style(quietButton);
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.table,
});
export const clear = style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  color: color.text1,
  ':hover': { textDecoration: 'underline' },
});
