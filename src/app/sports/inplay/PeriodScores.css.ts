import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  selectors: {
    '&[data-compact]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${space[8]} ${space[12]}`,
      alignContent: 'start',
    },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8], paddingInline: space[12] },
  },
});
export const scroll = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
export const table = style({
  inlineSize: '100%',
  // On a wide page a score stands near the name it is of.
  maxInlineSize: '44rem',
  marginInline: 'auto',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const team = style({
  inlineSize: '100%',
  maxInlineSize: 0,
  minInlineSize: '5rem',
  paddingBlock: space[6],
  fontWeight: 600,
  ...type.body,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const head = style({
  minInlineSize: '1.75rem',
  padding: `${space[4]} ${space[6]}`,
  color: color.text3,
  fontWeight: 500,
  ...type.meta,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: {
    '&[data-current]': { color: color.live, fontWeight: 700, backgroundColor: color.bg2 },
    [at.narrow]: { minInlineSize: '1.375rem', paddingInline: space[2] },
  },
});
export const cell = style({
  padding: `${space[6]} ${space[6]}`,
  color: color.text2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    [at.narrow]: { paddingInline: space[2] },
    '&[data-of="total"]': { color: color.text1, fontWeight: 700, ...type.subtitle },
    '&[data-current]': { color: color.live, fontWeight: 700, backgroundColor: color.bg2 },
  },
});
export const half = style({
  display: 'inline-block',
  marginInlineEnd: space[8],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontWeight: 500,
  ...type.caption,
  selectors: { '&[data-batting]': { borderColor: color.text1, backgroundColor: color.text1, color: color.bg1 } },
});
export const serving = style({
  display: 'inline-block',
  inlineSize: 7,
  blockSize: 7,
  marginInlineStart: space[6],
  borderRadius: radius.chip,
  verticalAlign: 'middle',
  backgroundColor: color.live,
});
export const diamond = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyItems: 'center',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  paddingInlineStart: space[16],
  borderInlineStart: `1px solid ${color.hairline}`,
  selectors: {
    [`${scores}[data-compact] &`]: {
      gridTemplateColumns: 'auto auto auto auto',
      justifyContent: 'space-between',
      paddingInline: 0,
      borderInlineStart: 'none',
    },
    [at.narrow]: {
      gridTemplateColumns: 'auto auto auto auto',
      justifyContent: 'space-between',
      paddingInline: 0,
      borderInlineStart: 'none',
    },
  },
});
export const inning = style({
  gridColumn: '1 / -1',
  color: color.live,
  fontWeight: 700,
  ...type.body,
  selectors: { [`${scores}[data-compact] &`]: { gridColumn: 'auto' }, [at.narrow]: { gridColumn: 'auto' } },
});
export const base = style({
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.25,
  selectors: { '&[data-taken]': { fill: color.text1, stroke: color.text1 } },
});
export const counts = style({ display: 'grid', rowGap: space[2] });
export const dots = style({ display: 'flex', alignItems: 'center', gap: space[6], ...type.caption, fontWeight: 600 });
export const dot = style({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: space[4],
  border: `1.25px solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  selectors: { '&[data-on]': { borderColor: color.text1, backgroundColor: color.text1 } },
});
export const runners = style({
  gridColumn: '1 / -1',
  color: color.text2,
  ...type.meta,
  selectors: { [`${scores}[data-compact] &`]: { gridColumn: 'auto' }, [at.narrow]: { gridColumn: 'auto' } },
});
