import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const field = style({ display: 'grid', gap: space[6] });
export const label = style({ color: color.text2, ...type.table });
export const input = style({
  inlineSize: '100%',
  blockSize: '3rem',
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.team,
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
});
export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  color: color.danger,
  ...type.table,
});
export const hint = style({ color: color.text3, ...type.meta });
