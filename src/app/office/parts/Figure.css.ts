import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const figure = style({ display: 'grid', gap: space[2] });
export const name = style({ color: color.text3, ...type.meta });
export const sum = style({ color: color.text1, fontWeight: 700, whiteSpace: 'nowrap', ...type.team });
export const unit = style({ color: color.text2, fontWeight: 400 });
