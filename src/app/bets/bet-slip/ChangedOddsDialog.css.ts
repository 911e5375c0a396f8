import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const changes = style({
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const change = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"name odds" "teams odds" "history history"',
  columnGap: space[12],
  alignItems: 'center',
  padding: `${space[12]} ${space[24]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { paddingInline: space[16] } },
});
export const name = style({ gridArea: 'name', fontWeight: 600, ...type.team });
export const odds = style({ gridArea: 'odds', ...type.title });
export const teams = style({ gridArea: 'teams', color: color.text3, ...type.meta });
export const totals = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[16],
  margin: `${space[20]} ${space[24]} 0`,
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.card,
  backgroundColor: color.bg2,
  selectors: { [at.narrow]: { marginInline: space[16], paddingInline: space[12], gap: space[8] } },
});
export const to = style({ color: color.text2 });
export const total = style({});
export const label = style({ color: color.text3, ...type.meta });
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  fontWeight: 700,
  ...type.balance,
  selectors: { [`${total}[data-before] &`]: { color: color.text2 } },
});
export const unit = style({ fontWeight: 400, ...type.table, marginInlineEnd: space[4] });
export const winnings = style({ color: color.text2, ...type.table });
export const sum = style({
  fontWeight: 400,
  selectors: { [`${total}:not([data-before]) &`]: { color: color.text1, fontWeight: 600 } },
});
