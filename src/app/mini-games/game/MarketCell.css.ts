import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

const tall = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  minBlockSize: '3rem',
  padding: space[4],
} as const;
/** On a phone, in half of its width: there the name stands over the odds, too. */
const inHalf = (selector: string) => at.narrow.replace('&', `[data-phone="half"] ${selector}`);

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  paddingInline: space[12],
  border: `1px solid ${color.oddsLine}`,
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  color: color.text1,
  wordBreak: 'keep-all',
  ':hover': { backgroundColor: color.oddsHover },
  selectors: {
    [at.narrow]: { minBlockSize: '3rem' },
    '&[data-tall]': tall,
    [inHalf('&')]: tall,
    '&[data-staked]': { borderColor: color.borderStrong },
    '&[data-picked]': { backgroundColor: color.brand, borderColor: color.pickedLine, color: color.onBrand },
    '&[data-picked]:hover': { backgroundColor: color.brandHover },
    '&:disabled': { color: color.suspended, cursor: 'default' },
    '&:disabled:not([data-picked])': { backgroundColor: color.bg2, borderColor: color.hairline },
    '&[data-staked]:disabled:not([data-picked])': { borderColor: color.borderStrong },
    '&[data-state="hedged"]': { backgroundColor: 'transparent', borderColor: color.border, color: color.text3 },
  },
});
export const name = style({
  position: 'relative',
  minInlineSize: 0,
  color: color.text2,
  textAlign: 'center',
  ...type.table,
  selectors: {
    '[data-picked] > &': { color: 'inherit', fontWeight: 600 },
    'button:disabled > &': { color: 'inherit' },
  },
});
/** Beside the name and out of its line: what comes and goes moves nothing. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: `calc(100% + ${space[4]})`,
  display: 'grid',
  translate: '0 -50%',
});
const overEdge = {
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineEnd: space[4],
  zIndex: 1,
  border: `1px solid ${color.borderStrong}`,
} as const;
export const stake = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.bg1,
  color: color.text1,
  fontVariantNumeric: 'tabular-nums',
  ...type.caption,
  selectors: { '[data-tall] > &': overEdge, [inHalf('&')]: overEdge },
});
export const odds = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.team,
  selectors: { '[data-tall] > &': { marginInlineStart: 0 }, [inHalf('&')]: { marginInlineStart: 0 } },
});
export const hedge = style({
  marginInlineStart: 'auto',
  ...type.meta,
  selectors: { '[data-tall] > &': { marginInlineStart: 0 }, [inHalf('&')]: { marginInlineStart: 0 } },
});
