import { style } from '@vanilla-extract/css';
import { color, radius, screen, space, type } from '../theme/tokens.css.ts';

export const menu = style({ paddingBlockEnd: space[12] });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.5rem',
  paddingInline: space[12],
  fontWeight: 600,
  ...type.body,
});
export const total = style({ marginInlineStart: 'auto', color: color.text2, fontWeight: 400, ...type.table });
const node = {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.125rem',
  paddingInlineEnd: space[12],
  textAlign: 'start',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [screen.narrow]: { minBlockSize: '2.75rem' } },
} as const;
export const sport = style({
  ...node,
  ...type.body,
  paddingInlineStart: space[12],
  selectors: { '&[aria-expanded="true"]': { color: color.text1, fontWeight: 600 } },
});
export const location = style({
  ...node,
  paddingInlineStart: space[32],
  selectors: { '&[aria-expanded="true"]': { color: color.text1, fontWeight: 600 } },
});
export const league = style({
  ...node,
  paddingInlineStart: 54,
  borderRadius: radius.cell,
  selectors: { '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } },
});
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { '[aria-expanded="true"] > &': { color: color.text1 } },
});
