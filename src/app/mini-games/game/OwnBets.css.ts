import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const none = style({ padding: `${space[12]} ${space[16]} ${space[20]}`, color: color.text3, ...type.table });
export const bets = style({ fontVariantNumeric: 'tabular-nums', ...type.table });
export const bet = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(4rem, 1fr) auto minmax(4.5rem, auto) 6rem',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: '2.5rem',
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  // Below one another where a line has no room for all of it.
  selectors: {
    [at.narrow]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto', rowGap: space[2], paddingBlock: space[8] },
  },
});
export const n = style({ color: color.text2 });
export const name = style({ minInlineSize: 0, fontWeight: 600, wordBreak: 'keep-all' });
export const stake = style({
  color: color.text2,
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { gridRow: 2, gridColumn: 2 } },
});
export const paid = style({
  textAlign: 'end',
  color: color.text3,
  selectors: {
    '[data-status="2"] > &': { color: color.win, fontWeight: 700 },
    '[data-status="3"] > &': { color: color.text1 },
    [at.narrow]: { gridRow: 2, gridColumn: 3 },
  },
});
export const status = style({
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: { [at.narrow]: { gridRow: 1, gridColumn: 3 } },
});
