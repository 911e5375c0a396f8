import { style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css.ts';

export const number = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-change="1"]': { color: color.win } },
});
export const unit = style({ marginInlineStart: 1, color: color.text2, fontSize: '0.9em', fontWeight: 400 });
