import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({
  position: 'relative',
  padding: `${space[12]} ${space[16]}`,
  selectors: { [at.narrow]: { padding: `${space[8]} ${space[12]} ${space[12]}` } },
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[32],
  margin: 0,
  fontWeight: 700,
  ...type.balance,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  selectors: { [at.narrow]: { gap: space[12], ...type.title } },
});
/** At the outer ends of the names. */
export const star = style({
  position: 'absolute',
  insetBlockStart: 0,
  selectors: {
    '&[data-side="home"]': { insetInlineStart: 0 },
    '&[data-side="away"]': { insetInlineEnd: 0 },
    [at.narrow.replace('&', '&[data-side]')]: { insetBlockStart: `calc(-1 * ${space[6]})` },
  },
});
export const home = style({
  textAlign: 'end',
  selectors: { [at.narrow]: { textAlign: 'center', paddingInlineStart: space[20] } },
});
export const away = style({
  textAlign: 'start',
  selectors: { [at.narrow]: { textAlign: 'center', paddingInlineEnd: space[20] } },
});
export const when = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '6.5rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  selectors: { '&[data-live]': { color: color.live } },
});
export const day = style({ color: color.text2, ...type.table });
export const minute = style({ fontWeight: 700, ...type.hero, selectors: { [at.narrow]: { ...type.balance } } });
export const score = style({ fontWeight: 700, ...type.hero });
export const played = style({
  minBlockSize: '1.125rem',
  color: color.text3,
  ...type.table,
  selectors: { '[data-live] > &': { color: 'inherit' } },
});
export const standings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 'calc(6.5rem + 2 * 2rem)',
  minBlockSize: '1.125rem',
  marginBlockStart: `calc(-1 * ${space[4]})`,
  color: color.text3,
  ...type.table,
  selectors: { [at.narrow]: { columnGap: space[32], minBlockSize: '2.75rem', marginBlockStart: space[4] } },
});
export const standing = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  wordBreak: 'keep-all',
  selectors: {
    '&[data-side="home"]': { justifyItems: 'end', textAlign: 'end' },
    [at.narrow.replace('&', '&[data-side]')]: { justifyItems: 'center', textAlign: 'center' },
  },
});
