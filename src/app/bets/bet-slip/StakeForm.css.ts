import { style } from '@vanilla-extract/css';
import { at, color, lowWindow, space, type } from '../../kit/theme/tokens.css.ts';

export const stake = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  paddingBlockEnd: 0,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: { paddingInline: space[16] },
    [at.wide]: { '@media': { [lowWindow]: { gap: space[6], paddingBlockStart: space[8] } } },
  },
});
export const foot = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  selectors: {
    // In a drawer that scrolls as a whole it stays in sight.
    [at.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      borderBlockStart: `1px solid ${color.hairline}`,
      padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
      backgroundColor: color.bg1,
    },
    [at.wide]: { '@media': { [lowWindow]: { rowGap: space[4], paddingBlockStart: space[8] } } },
  },
});
export const notice = style({
  color: color.text2,
  ...type.table,
  paddingInline: space[4],
  selectors: { '&:empty': { display: 'none' } },
});
export const blocker = style({
  color: color.warn,
  ...type.table,
  textWrap: 'balance',
  paddingInline: space[4],
  selectors: { '&:empty': { display: 'none' } },
});
