import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const register = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: `0 ${space[16]} ${space[12]}`,
});
export const code = style({
  minBlockSize: '3rem',
  minInlineSize: 0,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: `${radius.button} 0 0 ${radius.button}`,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
});
export const told = style({
  gridColumn: '1 / -1',
  margin: 0,
  minBlockSize: '1.125rem',
  color: color.danger,
  ...type.table,
});
export const list = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: `0 ${space[16]} ${space[16]}`,
  listStyle: 'none',
});
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  selectors: { '&[data-standing="expired"]': { borderStyle: 'dashed', color: color.text3 } },
});
export const value = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[8],
  borderInlineEnd: `1px dashed ${color.borderStrong}`,
  backgroundColor: color.bg2,
});
export const amount = style({ fontVariantNumeric: 'tabular-nums', ...type.balance });
export const kind = style({ color: color.text2, ...type.table });
export const body = style({ display: 'grid', gap: space[4], padding: space[16], minInlineSize: 0 });
export const title = style({ margin: 0, fontWeight: 700, ...type.body });
export const terms = style({ margin: 0, color: color.text2, ...type.table });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const when = style({ color: color.text3, ...type.table });
export const problem = style({ margin: 0, color: color.danger, ...type.table });
/** As high as the form whose place it takes. */
export const shut = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '5.0625rem',
  margin: 0,
  paddingInline: space[16],
  color: color.text2,
  ...type.body,
});
