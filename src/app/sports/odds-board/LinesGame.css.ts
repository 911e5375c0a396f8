import { style } from '@vanilla-extract/css';
import { belowHead } from '../../kit/theme/belowHead.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { columns as marketColumns } from './MarketRow.css.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--time-column) minmax(0, 1fr) var(--more-column)',
  columnGap: space[4],
  paddingInline: space[16],
} as const;

/** Rows of 36 px, 4 between, 8 between games. */
export const game = style({
  ...columns,
  paddingBlock: space[4],
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // Where nothing leads to more markets too.
      gridTemplateRows: 'minmax(1.25rem, auto)',
      rowGap: space[4],
      paddingInline: space[12],
      paddingBlock: `${space[6]} ${space[8]}`,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '2.25rem',
  selectors: { [at.narrow]: { blockSize: 'auto' } },
});
export const rows = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { [at.narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const more = style({
  textAlign: 'end',
  color: color.text2,
  ...type.table,
  selectors: { [at.narrow]: { gridRow: 1, gridColumn: 2, alignSelf: 'center' } },
});
export const rest = style({
  ...belowHead,
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  ...type.meta,
  ':hover': { backgroundColor: color.odds, color: color.text1 },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const played = style({
  display: 'grid',
  ...type.table,
  selectors: { [at.narrow]: { display: 'flex', gap: space[8] } },
});
export const period = style({ color: color.live, ...type.meta });
export const score = style({ fontWeight: 700 });

export const board = style({
  vars: { '--label-column': '56px' },
  selectors: {
    '&[data-page="special"]': { vars: { '--label-column': '148px' } },
    // Names of two lines leave room for those of the sides.
    [`${at.tight}[data-page="special"]`]: { vars: { '--label-column': '84px', '--price-column': '68px' } },
  },
});
export const columnHead = style({
  ...columns,
  alignItems: 'center',
  minBlockSize: '1.625rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.caption,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const priceHeads = style({ ...marketColumns });
const overPrice = { inlineSize: 'var(--price-column)', textAlign: 'center' } as const;
export const headLeft = style({ gridArea: 'left', justifySelf: 'end', ...overPrice });
export const headMiddle = style({ gridArea: 'middle', ...overPrice });
export const headRight = style({ gridArea: 'right', justifySelf: 'start', ...overPrice });
export const headMore = style({ textAlign: 'end' });
