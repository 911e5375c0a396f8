import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  inlineSize: 'min(420px, 100%)',
  padding: `${space[40]} ${space[24]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  textAlign: 'center',
});
export const icon = style({ color: color.warn });
export const lobby = style({ color: color.text2, ...type.body });
export const title = style({ fontWeight: 700, ...type.title });
export const ways = style({ display: 'flex', gap: space[8], marginBlockStart: space[12] });
