import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style([
  panel,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: '60dvh',
    padding: space[24],
    textAlign: 'center',
    selectors: { [at.narrow]: { borderInline: 0, borderRadius: 0 } },
  },
]);
export const art = style({ inlineSize: 'min(320px, 80%)', color: color.borderStrong, marginBlockEnd: space[16] });
export const flight = style({ color: color.text3, stroke: 'currentColor' });
export const ball = style({ color: color.pickedLine });
export const status = style({
  color: color.text3,
  fontWeight: 700,
  fontSize: '3.5rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});
export const title = style({ fontWeight: 700, ...type.title });
export const hint = style({ color: color.text2, ...type.body });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[16],
});
export const top = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  paddingInline: space[24],
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  ...type.team,
  ':hover': { backgroundColor: color.brandHover },
});
