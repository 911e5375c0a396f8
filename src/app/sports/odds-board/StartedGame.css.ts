import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const started = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineStart: 'calc(var(--time-column, 104px) + 20px)',
  insetInlineEnd: 'calc(var(--more-column, 64px) + 20px)',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: 14,
  border: `1px dashed ${color.border}`,
  borderRadius: radius.cell,
  overflow: 'hidden',
  selectors: { [at.narrow]: { insetInline: space[12], gap: space[8], paddingInline: space[12] } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const teams = style({
  fontWeight: 600,
  ...type.table,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({
  color: color.text2,
  ...type.meta,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const score = style({ flex: 'none', fontWeight: 700, ...type.body });
export const played = style({ color: color.live, fontWeight: 600, ...type.table });
export const toInPlay = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.75rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
