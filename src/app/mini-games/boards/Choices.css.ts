import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.button,
  backgroundColor: color.field,
});
export const choice = style({
  flex: 'none',
  minBlockSize: 28,
  paddingInline: space[8],
  border: 0,
  borderRadius: radius.button,
  backgroundColor: 'transparent',
  color: color.text2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ...type.table,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: color.oddsHover, color: color.text1, fontWeight: 600 },
    '&:hover': { color: color.text1 },
    [at.narrow]: { minBlockSize: 44, minInlineSize: 44 },
  },
});
