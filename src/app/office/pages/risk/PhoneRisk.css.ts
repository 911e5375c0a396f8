import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const filters = style({ display: 'grid', gap: space[4], padding: space[8] });
export const search = style({ inlineSize: '100%', blockSize: 44 });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const words = style({ flex: '1 1 0', display: 'grid', gap: space[2], minInlineSize: 0 });
export const name = style({ ...type.body, fontWeight: 600 });
export const quiet = style({ color: color.text3, ...type.meta });
export const sum = style({ fontWeight: 700, ...type.body });
export const acts = style({ flex: 'none', display: 'flex', gap: space[6] });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minBlockSize: 44,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  fontWeight: 600,
  ...type.body,
});
export const reason = style({ padding: `${space[8]} ${space[16]} ${space[12]}` });
export const all = style({ padding: space[16] });
