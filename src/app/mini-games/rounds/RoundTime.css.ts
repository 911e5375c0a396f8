import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const time = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlockStart: space[4],
  paddingInlineEnd: space[8],
  color: color.text3,
  ...type.meta,
  selectors: { '&[data-state="warn"]': { color: color.warn } },
});
export const left = style({ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
