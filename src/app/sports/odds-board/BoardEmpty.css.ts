import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const all = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
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
