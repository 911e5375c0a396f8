import { style } from '@vanilla-extract/css';
import { at, color, space } from '../../kit/theme/tokens.css.ts';

const WIDEST = '1280px';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: 56,
  paddingInline: `max(${space[16]}, calc((100% - ${WIDEST}) / 2 + ${space[16]}))`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const home = style({ display: 'flex', alignItems: 'center', gap: space[12], minBlockSize: 44 });
export const main = style({
  maxInlineSize: WIDEST,
  marginInline: 'auto',
  padding: `${space[16]} ${space[16]} ${space[48]}`,
  outline: 'none',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
