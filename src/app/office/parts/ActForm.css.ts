import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

export const panel = style({ flex: 'none' });
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12], padding: space[16] });
export const field = style({ flex: '1 1 200px', display: 'grid', gap: space[6], color: color.text2, ...type.meta });
export const input = style({
  inlineSize: '100%',
  blockSize: 44,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
});
export const problem = style({ flexBasis: '100%', color: color.danger, ...type.meta });
export const answer = style({ marginInlineStart: 'auto', '@media': { [phone]: { inlineSize: '100%' } } });
