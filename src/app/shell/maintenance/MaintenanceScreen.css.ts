import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: `${space[48]} ${space[24]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  textAlign: 'center',
  textWrap: 'balance',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  marginBlockEnd: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  backgroundColor: color.bg2,
  color: color.warn,
});
export const title = style({ fontWeight: 700, ...type.hero });
export const text = style({ color: color.text2, ...type.team });
export const checked = style({ color: color.text3, marginBlock: `${space[4]} ${space[8]}`, ...type.table });
