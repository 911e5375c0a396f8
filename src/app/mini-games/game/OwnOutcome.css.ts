import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const outcome = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  ...type.table,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  paddingInline: `${space[16]} ${space[4]}`,
});
export const won = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], ...type.title });
globalStyle(`${won} svg`, { color: color.win });
export const none = style({ ...type.body });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.meta,
});
