import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const danger = style({ borderColor: color.danger, color: color.danger });
export const unknown = style({ paddingInline: space[24], color: color.warn, ...type.table });
