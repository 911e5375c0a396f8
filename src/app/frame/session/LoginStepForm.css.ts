import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: space[16] });
/** Cameras want dark on light, whatever the theme. */
export const note = style({ display: 'grid', gap: space[4], color: color.text2, ...type.table });
export const secret = style({ color: color.text1, overflowWrap: 'anywhere', ...type.table });
export const codes = style({ display: 'grid', gap: space[8] });
