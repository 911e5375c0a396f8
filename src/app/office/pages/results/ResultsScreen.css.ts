import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(360px, 1fr) minmax(0, 1.7fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minBlockSize: 0,
    },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const panel = style({ minBlockSize: 0 });
export const choices = style({
  display: 'grid',
  gap: space[4],
  paddingInline: space[8],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const search = style({ inlineSize: '100%', blockSize: 36 });
export const games = style({ inlineSize: '100%' });
export const row = style({ cursor: 'pointer' });
export const name = style({
  display: 'block',
  minBlockSize: 24,
  color: color.text1,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const about = style({
  display: 'block',
  paddingBlockEnd: space[6],
  color: color.text3,
  wordBreak: 'keep-all',
  ...type.meta,
});
export const note = style({
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.warn,
  ...type.meta,
});
export const selections = style({ inlineSize: '100%' });
globalStyle(`${selections} tr[data-chosen] td`, { backgroundColor: color.odds });
export const pick = style({
  display: 'block',
  paddingBlockStart: space[6],
  color: color.text1,
  fontWeight: 600,
  wordBreak: 'keep-all',
});
export const spare = style({ '@media': { [phone]: { display: 'none' } } });
/** Said again by what a decision comes to. */
export const count = style({ '@media': { '(max-width: 399px)': { display: 'none' } } });
export const choice = style({
  inlineSize: '100%',
  minInlineSize: 96,
  blockSize: 36,
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.table,
  selectors: { '&[data-chosen]': { borderColor: color.text1, fontWeight: 700 } },
  '@media': { [phone]: { blockSize: 44 } },
});
/** What has a column of its own where there is room for it. */
export const inRow = style({
  display: 'none',
  color: color.warn,
  fontWeight: 600,
  wordBreak: 'keep-all',
  ...type.meta,
  '@media': { [phone]: { display: 'block' } },
});
export const other = style({ display: 'block', color: color.warn, ...type.meta });
export const effect = style({ display: 'grid', gap: space[8] });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space[8],
});
export const figure = style({ display: 'grid', alignContent: 'start', gap: space[2] });
export const value = style({ color: color.text1, fontWeight: 700, ...type.title });
export const hint = style({ color: color.text3, ...type.meta });
export const short = style({ display: 'grid', gap: space[4], color: color.text2, ...type.meta });
export const names = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12], rowGap: space[4] });
export const warning = style({ color: color.warn, fontWeight: 600, ...type.meta });
export const problem = style({ color: color.danger, ...type.meta });
export const foot = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[12],
  minInlineSize: 0,
  paddingBlock: space[4],
});
export const press = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space[8],
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr' } },
});
/** A reason and one press. */
export const pressOne = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const find = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const link = style({ color: color.text1, textDecoration: 'underline', whiteSpace: 'nowrap' });
export const reason = style({
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.table,
  '@media': { [phone]: { blockSize: 44, gridColumn: '1 / -1' } },
});
