import { style } from '@vanilla-extract/css';
import { color, radius, screen, space, type } from '../theme/tokens.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '1.75rem',
  paddingInline: space[4],
  color: color.text2,
  ...type.table,
  '@media': { [screen.narrow]: { minBlockSize: '2.75rem' } },
});
export const label = style({ color: color.text2 });
export const field = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const choice = style({
  appearance: 'none',
  minBlockSize: '1.75rem',
  paddingInline: `${space[8]} ${space[20]}`,
  border: 0,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
  color: color.text1,
  textAlign: 'end',
  ...type.table,
  '@media': { [screen.narrow]: { minBlockSize: '2.75rem' } },
  selectors: { '&:disabled': { color: color.text3 } },
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  color: color.text3,
  pointerEvents: 'none',
});
