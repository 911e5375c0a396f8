import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const details = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  overflow: 'hidden',
});
export const foot = style({
  display: 'grid',
  rowGap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.table,
});
export const reckoning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ color: color.text3 });
export const product = style({ marginInlineStart: 'auto', color: color.text2 });
export const paid = style({ color: color.win, ...type.subtitle, fontWeight: 700 });
export const notes = style({
  display: 'grid',
  rowGap: space[2],
  color: color.text3,
  ...type.meta,
  wordBreak: 'keep-all',
});
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
});
export const rules = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ':hover': { backgroundColor: color.oddsHover },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
