import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
/** As the foot of the side menu, or a drop-down. */
export const preview = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  padding: `${space[8]} ${space[16]}`,
  maxInlineSize: 320,
});
globalStyle(`${preview}[data-place="side"]`, { gridTemplateColumns: '1fr 1fr' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.125rem',
  color: color.text2,
  ...type.table,
});
