import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

const phone = '(max-width: 719px)';

export const dock = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 200,
  padding: `${space[8]} ${space[20]} ${space[4]}`,
  backgroundColor: color.bg1,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [phone]: { padding: `${space[8]} ${space[12]} calc(${space[4]} + env(safe-area-inset-bottom))`, minBlockSize: 0 },
  },
});
export const note = style({ display: 'flex', alignItems: 'center', gap: space[8], color: color.warn, ...type.table });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: 44,
});
/** Where the clock, the digest and three buttons stand in one row of a phone. */
const small = '(max-width: 479px)';
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  marginInlineStart: 'auto',
  '@media': { [phone]: { inlineSize: '100%', justifyContent: 'flex-end', columnGap: space[4] } },
});
globalStyle(`${facts} > button, ${facts} > span > button`, {
  '@media': { [phone]: { minInlineSize: 44, minBlockSize: 44 } },
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { marginInlineEnd: 'auto', gap: space[8] } },
});
export const entry = style({ color: color.text3, ...type.meta, '@media': { [phone]: { display: 'none' } } });
export const clock = style({ color: color.text2, ...type.meta });
export const end = style({ color: color.text3, '@media': { [small]: { display: 'none' } } });
export const state = style({
  color: color.focus,
  ...type.meta,
  '@media': { '(max-width: 399px)': { display: 'none' } },
});
export const digest = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.text2,
  whiteSpace: 'nowrap',
  ...type.meta,
  selectors: { '&[data-proof="other"]': { color: color.danger } },
});
