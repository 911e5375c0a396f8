import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

export const whole = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });
export const name = style({ overflow: 'hidden', color: color.text1, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const link = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } });
