import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  padding: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'repeat(5, minmax(4.5rem, 1fr))',
      overflowX: 'auto',
      padding: 0,
      backgroundColor: color.bg1,
      scrollbarWidth: 'none',
    },
  },
});
export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  minBlockSize: 50,
  borderRadius: radius.button,
  color: color.text2,
  ...type.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: color.text1, fontWeight: 700, backgroundColor: color.odds },
    [at.narrow]: {
      gridAutoFlow: 'column',
      gap: space[6],
      minBlockSize: 48,
      paddingInline: space[8],
      borderRadius: 0,
      ...type.table,
    },
    [`${at.narrow}[aria-current]`]: {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -2px 0 ${color.text1}`,
    },
  },
});
export const list = style({ minInlineSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 32,
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.hairline}`,
  fontWeight: 600,
  ...type.meta,
  selectors: {
    '&[data-plain]': { minBlockSize: 44, backgroundColor: color.bg2, ...type.table },
    'section:first-child > &': { borderBlockStart: 'none' },
  },
});
export const code = style({
  flex: 'none',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontWeight: 500,
  ...type.caption,
});
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ marginInlineStart: 'auto', color: color.text2, fontWeight: 500 });
export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[2],
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  borderInlineStart: '3px solid transparent',
  ...type.table,
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { borderInlineStartColor: color.text1, backgroundColor: color.odds },
  },
});
export const played = style({
  minBlockSize: 16,
  color: color.live,
  fontWeight: 600,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ color: color.text3, ...type.meta, fontVariantNumeric: 'tabular-nums' });
export const place = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 16,
  marginInlineEnd: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.text1,
  color: color.bg1,
  ...type.caption,
});
export const team = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: space[8],
  fontWeight: 500,
});
export const score = style({ fontWeight: 700, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const next = style({
  display: 'grid',
  rowGap: space[2],
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.table,
});
export const when = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.text3,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style({ padding: space[16], color: color.text3, ...type.table, textAlign: 'center' });
