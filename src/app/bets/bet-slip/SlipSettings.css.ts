import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space[16], paddingBlock: space[8], justifyItems: 'stretch' });
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: space[8], fontWeight: 600, ...type.table });
export const choice = style({ display: 'grid', gap: space[4] });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  fontWeight: 600,
  ...type.table,
});
export const box = style({ inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0 });
export const hint = style({ color: color.text2, ...type.meta });
