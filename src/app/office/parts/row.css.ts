import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({ cursor: 'pointer' });
export const pick = style({ inlineSize: 40 });
export const tick = style({ display: 'block', inlineSize: 16, blockSize: 16, accentColor: color.text1 });
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  verticalAlign: 'middle',
  color: color.text1,
  whiteSpace: 'nowrap',
});
export const open = style({
  display: 'inline-flex',
  minBlockSize: 32,
  alignItems: 'center',
  borderRadius: radius.cell,
});
export const amount = style({ ...type.team });
export const holder = style({ inlineSize: 116, paddingInlineStart: `${space[16]} !important` });
export const who = style({ color: color.text1, fontWeight: 600 });
export const left = style({ color: color.text3 });
export const wideCell = style({ inlineSize: '45%' });
