import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

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
    '&[data-tall]': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      minBlockSize: '3rem',
      padding: `${space[4]} ${space[4]}`,
    },
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
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  color: color.text2,
  textAlign: 'center',
  ...type.table,
  selectors: {
    '[data-picked] > &': { color: 'inherit', fontWeight: 600 },
    'button:disabled > &': { color: 'inherit' },
  },
});
export const stake = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.bg1,
  color: color.text1,
  fontVariantNumeric: 'tabular-nums',
  ...type.caption,
  selectors: { '[data-tall] > &': { marginInlineStart: 0 } },
});
export const odds = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  ...type.team,
  selectors: { '[data-tall] > &': { marginInlineStart: 0 } },
});
export const hedge = style({
  marginInlineStart: 'auto',
  ...type.meta,
  selectors: { '[data-tall] > &': { marginInlineStart: 0 } },
});
