import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const links = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  marginBlock: `-${space[4]} -${space[12]}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': { content: '""', inlineSize: 1, blockSize: 12, backgroundColor: color.border },
  },
});
export const link = style({
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, textDecoration: 'underline', textUnderlineOffset: 4 },
});
