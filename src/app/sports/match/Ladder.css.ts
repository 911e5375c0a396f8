import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem minmax(0, 1fr)',
} as const;

export const ladder = style({ display: 'grid', gap: space[4] });
export const head = style({ ...columns, color: color.text3, textAlign: 'center', ...type.meta });
export const rung = style({
  ...columns,
  minBlockSize: '2.25rem',
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const line = style({
  alignSelf: 'center',
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...type.table,
  selectors: { '[data-main] > &': { color: color.text1, fontWeight: 700 } },
});
