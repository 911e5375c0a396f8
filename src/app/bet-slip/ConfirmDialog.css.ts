import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../theme/tokens.css.ts';

const gutter = { paddingInline: space[24], selectors: { [at.narrow]: { paddingInline: space[16] } } } as const;

export const picks = style({
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const pick = style({
  ...gutter,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({ fontWeight: 600, ...type.team });
export const odds = style({ fontWeight: 700, ...type.subtitle });
export const teams = style({ gridColumn: '1 / -1', color: color.text3, ...type.meta });
export const totals = style({
  display: 'grid',
  gap: space[4],
  margin: `${space[16]} ${space[24]} 0`,
  padding: space[16],
  borderRadius: radius.card,
  backgroundColor: color.bg2,
  selectors: { [at.narrow]: { marginInline: space[16] } },
});
export const total = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' });
export const label = style({ color: color.text2, ...type.table });
export const value = style({
  fontWeight: 700,
  ...type.subtitle,
  selectors: { [`${total}[data-main] &`]: { fontSize: type.balance.fontSize, lineHeight: type.balance.lineHeight } },
});
export const unit = style({ marginInlineStart: space[2], fontWeight: 400, color: color.text2, ...type.table });
