import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: space[16] });
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: 520,
  padding: `${space[48]} ${space[24]}`,
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&[data-over]': { borderColor: color.focus, backgroundColor: color.bg2 } },
});
export const title = style({ fontWeight: 700, ...type.balance });
export const lead = style({ color: color.text2, ...type.body });
export const name = style({ color: color.text1, fontWeight: 600, ...type.body });
export const promise = style({ color: color.text3, ...type.table });
export const progress = style({ inlineSize: '100%', maxInlineSize: 320, accentColor: color.focus });
export const problem = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  padding: space[12],
  border: `1px solid ${color.danger}`,
  borderRadius: radius.button,
  color: color.danger,
  ...type.body,
});
export const pick = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[24],
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  cursor: 'pointer',
  ...type.body,
  selectors: {
    '&:hover': { backgroundColor: color.brandHover },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
