import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  marginInlineEnd: space[8],
});
export const nickname = style({
  fontWeight: 600,
  ...type.team,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const gap = style({ flex: 1 });
/** As high as with its sums, before they are read. */
export const account = style({ flex: 'none', borderBlockEnd: `1px solid ${color.hairline}` });
export const money = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '4.5rem',
  paddingInline: `${space[16]} ${space[12]}`,
});
export const label = style({ display: 'block', color: color.text3, ...type.meta, whiteSpace: 'nowrap' });
export const balance = style({
  display: 'block',
  minBlockSize: '1.75rem',
  fontWeight: 700,
  ...type.balance,
  whiteSpace: 'nowrap',
});
export const visit = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3.5rem',
  color: color.text2,
});
export const lines = style({ textAlign: 'end' });
export const elapsed = style({
  display: 'block',
  color: color.text1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
});
export const ways = style({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1fr 1fr',
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label end" "held end"',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: `${space[16]} ${space[8]}`,
  color: color.text2,
  selectors: { 'li + li > &': { borderInlineStart: `1px solid ${color.hairline}`, paddingInlineStart: space[12] } },
  ':focus-visible': { outlineOffset: -2 },
});
/** The arrow at its end. */
export const arrow = style({ gridArea: 'end' });
export const held = style({
  gridArea: 'held',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '1.125rem',
  color: color.text1,
  whiteSpace: 'nowrap',
  ...type.table,
});
