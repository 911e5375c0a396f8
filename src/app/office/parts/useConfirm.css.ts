import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

export const whole = style({
  display: 'grid',
  gap: space[12],
  paddingInline: space[24],
  '@media': { [phone]: { paddingInline: space[16] } },
});
export const lines = style({ maxBlockSize: '40dvh', overflow: 'auto', scrollbarWidth: 'thin' });
export const two = style({ color: color.warn, fontWeight: 600, ...type.meta });
export const reason = style({ display: 'grid', gap: space[6], color: color.text2, ...type.meta });
export const words = style({
  inlineSize: '100%',
  blockSize: 44,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
});
export const problem = style({ color: color.danger, ...type.meta });
