import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const whole = style({ display: 'grid', gap: space[8] });
export const field = style({
  inlineSize: '100%',
  blockSize: '3rem',
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  ...type.team,
});
export const list = style({ display: 'grid', gap: space[2] });
export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 44,
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  cursor: 'pointer',
  ...type.body,
  selectors: { '&[aria-selected="true"], &:hover': { backgroundColor: color.odds, color: color.text1 } },
});
export const none = style({ padding: space[12], color: color.text3, ...type.table });
