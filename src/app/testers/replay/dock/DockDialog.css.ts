import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const choices = style({ display: 'grid', gap: space[12] });
export const title = style({ marginBlock: `${space[20]} ${space[8]}`, fontWeight: 700, ...type.body });
export const keys = style({ display: 'grid', gap: space[8], ...type.table });
export const row = style({ display: 'grid', gridTemplateColumns: '8rem 1fr', alignItems: 'center', gap: space[12] });
export const key = style({
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  font: 'inherit',
});
