import { style } from '@vanilla-extract/css';
import { at, color, lowWindow, space, type } from '../../kit/theme/tokens.css.ts';

export const limits = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    // Two columns where no word has to wrap for it.
    [at.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', columnGap: space[20] },
    [at.wide]: { '@media': { [lowWindow]: { rowGap: 0, paddingBlock: space[8] } } },
  },
});
export const limit = style({ display: 'flex', justifyContent: 'space-between', gap: space[8], ...type.table });
export const label = style({ color: color.text2, ...type.table, whiteSpace: 'nowrap' });
export const amount = style({ color: color.text2, whiteSpace: 'nowrap' });
export const totals = style({ display: 'grid', gap: space[4], paddingInline: space[4] });
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '1.5rem',
});
export const odds = style({ fontWeight: 700, ...type.subtitle, whiteSpace: 'nowrap' });
export const winnings = style({ fontWeight: 700, ...type.balance, letterSpacing: '-0.01em', whiteSpace: 'nowrap' });
export const unit = style({
  marginInlineStart: space[2],
  fontWeight: 400,
  color: color.text2,
  ...type.table,
  letterSpacing: 0,
});
