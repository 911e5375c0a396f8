import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minBlockSize: 56,
  paddingInline: `${space[24]} ${space[20]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  selectors: {
    [at.narrow]: { flexWrap: 'wrap', gap: 0, columnGap: space[12], paddingInline: `${space[12]} 0`, borderBlockEnd: 0 },
    [at.lean]: { columnGap: space[6] },
  },
});
export const logo = style({ flex: 'none', display: 'inline-flex', borderRadius: radius.button });
/** Stands over the left edge of the page's main column; the field comes when the page is drawn, its place is there before. */
export const search = style({
  position: 'absolute',
  insetInlineStart: 280,
  inlineSize: 400,
  blockSize: 38,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    [at.tight]: { inlineSize: 216 },
    [at.middle]: { insetInlineStart: 232, inlineSize: 180 },
  },
});
export const account = style({
  marginInlineStart: 'auto',
  selectors: {
    [at.narrow]: {
      order: 3,
      inlineSize: '100%',
      paddingInlineEnd: space[12],
      borderBlockEnd: `1px solid ${color.hairline}`,
    },
    // Where one line has no room for it, it is in the member's drawer.
    [at.lean]: {
      order: 0,
      inlineSize: 'auto',
      paddingInlineEnd: 0,
      borderBlockEnd: 0,
      '@media': { '(max-width: 409px)': { display: 'none' } },
    },
  },
});
export const tools = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  selectors: {
    [at.fromMiddle]: {
      paddingInlineStart: space[12],
      borderInlineStart: `1px solid ${color.border}`,
      blockSize: '1.25rem',
    },
    [at.narrow]: { marginInlineStart: 'auto', blockSize: '3.25rem', paddingInlineEnd: space[4] },
    [at.lean]: { gap: 0 },
  },
});
export const cash = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
