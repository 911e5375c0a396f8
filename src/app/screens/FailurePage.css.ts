import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[8],
  minBlockSize: '60dvh',
  padding: space[24],
  textAlign: 'center',
});
export const status = style({ color: color.text3, fontWeight: 700, fontSize: '3.5rem', lineHeight: 1.1 });
export const title = style({ fontWeight: 700, ...type.title });
export const hint = style({ color: color.text2, ...type.body });
export const top = style({
  display: 'inline-grid',
  placeItems: 'center',
  marginBlockStart: space[16],
  minBlockSize: '2.75rem',
  paddingInline: space[24],
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  ...type.body,
  ':hover': { backgroundColor: color.brandHover },
});
