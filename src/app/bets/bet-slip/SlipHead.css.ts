import { style } from '@vanilla-extract/css';
import { space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '3rem',
  paddingInlineStart: space[16],
  paddingInlineEnd: space[6],
});
export const title = style({ fontWeight: 700, ...type.team, whiteSpace: 'nowrap' });
export const actions = style({ display: 'inline-flex', alignItems: 'center' });
