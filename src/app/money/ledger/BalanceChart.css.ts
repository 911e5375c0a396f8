import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const chart = style({ margin: 0, padding: `${space[8]} ${space[16]} ${space[12]}` });
export const box = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gridTemplateRows: '10rem auto',
  columnGap: space[8],
  rowGap: space[6],
});
export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  margin: '-0.5rem 0',
  padding: 0,
  listStyle: 'none',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
export const plot = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const grid = style({ stroke: color.hairline, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const area = style({ fill: color.bg2 });
export const line = style({
  fill: 'none',
  stroke: color.text1,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const days = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
export const details = style({ marginBlockStart: space[8] });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: color.text2,
  cursor: 'pointer',
  ...type.table,
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const scroll = style({ maxBlockSize: '16rem', overflowY: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[6]} 0`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} th:first-child`, { textAlign: 'start' });
