import { createVar, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Height of a row, also of one that is not there yet: nothing below moves when games come and go. */
export const ROW_PX = 76;
const pricesWidth = createVar();

export const row = style({
  vars: { [pricesWidth]: '19rem' },
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${pricesWidth} 4rem`,
  columnGap: space[12],
  alignItems: 'center',
  blockSize: ROW_PX,
  paddingInline: space[16],
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@container': {
    '(max-width: 640px)': {
      vars: { [pricesWidth]: '15rem' },
      gridTemplateColumns: `minmax(0, 1fr) ${pricesWidth} 2.75rem`,
      columnGap: space[8],
      paddingInlineEnd: space[4],
    },
    '(max-width: 500px)': {
      vars: { [pricesWidth]: '14.75rem' },
      gridTemplateColumns: `minmax(0, 1fr) ${pricesWidth}`,
      paddingInlineEnd: space[16],
    },
  },
});
/** A game without a price to press: its words have the room of the prices. */
export const wordy = style({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const words = style({ minInlineSize: 0 });
export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: color.text3,
  ...type.meta,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const until = style({ flex: 'none', color: color.text1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const played = style({ flex: 'none', color: color.live, fontWeight: 600 });
export const league = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** Beside prices on the smallest screens two letters of a league are left: the time alone says more. */
export const leagueBesidePrices = style([league, { '@container': { '(max-width: 400px)': { display: 'none' } } }]);
export const kickOff = style({ '@container': { '(max-width: 500px)': { display: 'none' } } });
export const team = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minInlineSize: 0 });
export const score = style({
  minInlineSize: '1.625rem',
  fontWeight: 700,
  ...type.body,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({
  fontWeight: 500,
  ...type.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Prices leave a name seven letters there.
  '@container': { '(max-width: 400px)': { fontSize: type.table.fontSize } },
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minBlockSize: '2.75rem',
  borderRadius: radius.cell,
  color: color.text2,
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { color: color.text1 },
  '@container': { '(max-width: 500px)': { display: 'none' } },
});
export const moreCount = style({ '@container': { '(max-width: 640px)': { display: 'none' } } });
