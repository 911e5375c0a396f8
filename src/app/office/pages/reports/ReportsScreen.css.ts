import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

export const panel = style({ flex: '1 1 auto', minBlockSize: 0 });
export const whole = style({});
globalStyle(`${whole}[data-stale]`, { filter: 'saturate(0)', opacity: 0.72 });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const drawn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const figure = style({ display: 'grid', gap: space[2] });
export const quiet = style({ color: color.text3, ...type.meta });
export const big = style({ color: color.text1, fontWeight: 700, whiteSpace: 'nowrap', ...type.team });
export const unit = style({ color: color.text2, fontWeight: 400 });
export const bars = style({ flex: '1 1 320px', minInlineSize: 0 });
export const fill = style({ inlineSize: '100%' });
export const total = style({});
globalStyle(`${total} td`, { backgroundColor: color.bg2 });
export const wide = style({ '@media': { [phone]: { display: 'none' } } });
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 32,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  color: color.text1,
  ...type.table,
  '@media': { [phone]: { minBlockSize: 44 } },
});
