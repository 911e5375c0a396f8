import { style } from '@vanilla-extract/css';
import { color, space, type } from '../theme/tokens.css.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minBlockSize: '3.5rem',
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.table,
});
