import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../../kit/theme/tokens.css.ts';

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  ...type.table,
  whiteSpace: 'nowrap',
});
export const dot = style({ inlineSize: 8, blockSize: 8, borderRadius: radius.chip, backgroundColor: color.focus });
export const rate = style({ color: color.text3, minInlineSize: '4ch' });
