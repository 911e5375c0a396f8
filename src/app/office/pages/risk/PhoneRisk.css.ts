import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

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
export const all = style({ padding: space[16] });
