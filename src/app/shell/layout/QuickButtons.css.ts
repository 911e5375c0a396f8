import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  selectors: {
    [at.lean]: { display: 'none' },
    [at.middle]: { gridAutoColumns: 'max-content', gap: space[4], paddingInline: space[16] },
    // Four and three.
    '&[data-in-drawer]': {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      paddingBlock: space[4],
    },
  },
});
export const button = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[6],
  minBlockSize: '4rem',
  borderRadius: radius.button,
  color: color.text2,
  textAlign: 'center',
  ...type.meta,
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: color.text1, fontWeight: 600 },
    '[data-in-drawer] > &': { gridColumn: 'span 3' },
    '[data-in-drawer] > &:nth-child(n + 5)': { gridColumn: 'span 4' },
    [at.narrow]: { gap: space[2], minBlockSize: '3.125rem' },
    [at.middle]: { gridAutoFlow: 'column', alignItems: 'center', minBlockSize: '2.5rem', paddingInline: space[12] },
  },
});
