import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: space[6],
  borderRadius: radius.card,
  backgroundColor: color.brand,
  color: color.onBrand,
  selectors: { '&[data-empty]': { backgroundColor: color.odds, color: color.text1 } },
});
export const words = style({
  display: 'grid',
  textAlign: 'start',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.meta,
});
export const total = style({ fontWeight: 700, whiteSpace: 'nowrap', ...type.subtitle });
