import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  blockSize: '2.25rem',
  paddingInline: space[6],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  ':hover': { backgroundColor: color.odds, color: color.text1 },
  selectors: {
    '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 700 },
    '&[data-off]': { color: color.border, backgroundColor: 'transparent' },
    [at.narrow]: { minInlineSize: '2.75rem', blockSize: '2.75rem' },
  },
});
export const gap = style({
  display: 'inline-grid',
  placeItems: 'end center',
  inlineSize: '1.5rem',
  blockSize: '2rem',
  color: color.text3,
});
