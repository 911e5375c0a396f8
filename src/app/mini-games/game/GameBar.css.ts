import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3.25rem',
  paddingInline: `${space[16]} ${space[12]}`,
  selectors: { [at.narrow]: { minBlockSize: '3rem', paddingInline: `${space[4]} ${space[16]}` } },
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  color: color.text1,
});
export const name = style({
  // It gives way before what is pressed does.
  flexShrink: 100,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  ...type.title,
  // What tells tables of one kind apart is at its end.
  selectors: {
    [at.narrow]: { ...type.team, lineHeight: 1.2, whiteSpace: 'normal', wordBreak: 'keep-all', textWrap: 'balance' },
  },
});
export const variants = style({
  display: 'flex',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.button,
  backgroundColor: color.bg2,
});
export const variant = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '1.75rem',
  paddingInline: space[8],
  borderRadius: radius.cell,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } },
});
export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  whiteSpace: 'nowrap',
  ...type.body,
});
export const house = style({
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text3,
  ...type.meta,
});
