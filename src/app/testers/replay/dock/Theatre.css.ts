import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const theatre = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100dvh',
  overflow: 'hidden',
});
export const stage = style({ position: 'relative', display: 'grid' });
export const note = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInline: space[12],
  marginInline: 'auto',
  inlineSize: 'fit-content',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.focus}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  color: color.text1,
  ...type.table,
});
