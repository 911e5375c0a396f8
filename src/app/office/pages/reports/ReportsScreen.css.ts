import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

export const panel = style({ flex: '1 1 auto', minBlockSize: 0 });
export const whole = style({});
globalStyle(`${whole}[data-stale]`, { filter: 'saturate(0)', opacity: 0.72 });
export const drawn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const bars = style({ flex: '1 1 320px', minInlineSize: 0 });
export const fill = style({ inlineSize: '100%' });
export const total = style({});
globalStyle(`${total} td`, { backgroundColor: color.bg2 });
export const wide = style({ '@media': { [phone]: { display: 'none' } } });
/** The last column that a phone shows. */
export const lastOnPhone = style({ '@media': { [phone]: { paddingInlineEnd: `${space[16]} !important` } } });
