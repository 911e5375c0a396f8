import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

const inset = { marginInline: space[24], selectors: { [at.narrow]: { marginInline: space[16] } } } as const;

export const facts = style([inset, { borderRadius: radius.card, backgroundColor: color.bg2 }]);
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  marginInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const label = style({
  color: color.text2,
  ...type.body,
  selectors: { [`${fact}[data-main] &`]: { color: color.text1, fontWeight: 700 } },
});
export const value = style({
  fontWeight: 600,
  ...type.subtitle,
  selectors: { [`${fact}[data-main] &`]: { fontWeight: 700, ...type.balance } },
});
export const line = style([
  inset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    marginBlockStart: space[8],
    color: color.text2,
    ...type.table,
  },
]);
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
});
export const next = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
});
