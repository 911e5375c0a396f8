import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const links = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[4],
  padding: `${space[8]} ${space[6]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.125rem',
  paddingInline: space[6],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  selectors: {
    '&[aria-current]': { color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
