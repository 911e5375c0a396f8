import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInline: space[12],
  border: `1px solid ${color.warn}`,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
  ...type.table,
  selectors: {
    '&[data-kind="lost"]': { borderColor: color.danger },
    '&[data-kind="unknown"], &[data-kind="line"]': { borderColor: color.borderStrong },
  },
});
globalStyle(`${banner} > svg`, { color: color.warn });
globalStyle(`${banner}[data-kind="lost"] > svg`, { color: color.danger });
globalStyle(`${banner}[data-kind="unknown"] > svg, ${banner}[data-kind="line"] > svg`, { color: color.text2 });
export const end = style({ flex: 'none', marginInlineStart: 'auto', color: color.text3, whiteSpace: 'nowrap' });
export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.625rem',
  paddingInline: space[8],
  marginInlineEnd: `-${space[8]}`,
  borderRadius: radius.button,
  color: color.text1,
  fontWeight: 600,
  ':hover': { backgroundColor: color.odds },
  // With the banner's border 44 px: as high as the place it stands in.
  selectors: { [at.narrow]: { minBlockSize: '2.625rem' } },
});
export const percent = style({ color: color.text3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
