import { style } from '@vanilla-extract/css';
import { color, space } from '../theme/tokens.css.ts';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  backgroundImage: `radial-gradient(60rem 30rem at 50% -8rem, ${color.bg2}, transparent)`,
});
export const theme = style({ position: 'absolute', insetBlockStart: space[12], insetInlineEnd: space[12] });
export const main = style({ inlineSize: 'min(400px, 100%)', display: 'grid', gap: space[24] });
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[4],
});
