import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  // A press held long shows how the price went; the page's own menu would cover it.
  WebkitTouchCallout: 'none',
});
export const settled = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: space[6],
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: {
    '&[data-settlement="2"]': { color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const result = style({
  ...type.meta,
  selectors: { '[data-settlement="2"] > &': { color: color.win }, '[data-settlement="-1"] > &': { color: color.warn } },
});
