import { style } from '@vanilla-extract/css';
import { color, space } from '../../../kit/theme/tokens.css.ts';

export const picked = style({ color: color.text1, fontWeight: 600 });
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' });
export const effect = style({ display: 'grid', gap: space[8], paddingInline: space[24] });
