import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const glance = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });
export const end = style({ textAlign: 'end' });
export const label = style({ color: color.text2, ...type.table });
export const value = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.balance,
});
export const unit = style({ marginInlineStart: space[2], fontWeight: 400, color: color.text2, ...type.body });
