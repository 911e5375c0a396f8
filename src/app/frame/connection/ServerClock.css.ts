import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const clock = style({ display: 'inline-flex', gap: space[12], ...type.table, whiteSpace: 'nowrap' });
export const label = style({ color: color.text3 });
