import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  borderRadius: radius.cell,
  selectors: {
    '&[data-movement="up"]': { color: color.up },
    '&[data-movement="down"]': { color: color.down },
    '&[data-chip]': { paddingInline: space[8], minBlockSize: '1.625rem' },
    '&[data-chip][data-movement="up"]': { backgroundColor: color.upBg },
    '&[data-chip][data-movement="down"]': { backgroundColor: color.downBg },
  },
});
export const before = style({
  color: color.text2,
  ...type.table,
  selectors: { [`${change}[data-chip] &`]: type.meta },
});
export const to = style({ color: color.text2 });
export const after = style({ fontWeight: 700, ...type.subtitle, minInlineSize: '4ch', textAlign: 'end' });
export const arrow = style({
  fill: 'currentColor',
  selectors: { '&[data-movement="up"]': { color: color.up }, '&[data-movement="down"]': { color: color.down } },
});
