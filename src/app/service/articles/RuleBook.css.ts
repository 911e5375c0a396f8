import { style } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  selectors: { [at.narrow]: { padding: `${space[16]} ${space[12]}` } },
});
export const title = style({ paddingBlock: space[4], fontWeight: 700, ...type.title, selectors: underHead });
export const box = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
});
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});
export const field = style({ flex: '0 1 320px', blockSize: 44, selectors: { [at.narrow]: { flex: '1 1 100%' } } });
export const found = style({
  color: color.text2,
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
  // Its line is kept on phones, so that nothing moves while somebody types.
  selectors: { [at.narrow]: { flex: '1 1 100%', minBlockSize: '1.25rem' } },
});
export const mark = style({ borderRadius: radius.cell, backgroundColor: color.brand, color: color.onBrand });
export const contents = style({ maxInlineSize: '44rem', ...type.body, lineHeight: 1.65 });
