import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
  ...type.title,
  fontSize: '1.25rem',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  selectors: { '&[data-size="large"]': { fontSize: '1.75rem', gap: space[12] } },
});
export const tile = style({ fill: color.brand });
export const ink = style({ stroke: color.onBrand });
export const playMoney = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1.375rem',
  paddingInline: '0.625rem',
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.chip,
  color: color.text2,
  ...type.caption,
  whiteSpace: 'nowrap',
});
