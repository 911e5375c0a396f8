import { style } from '@vanilla-extract/css';
import { at, color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Takes no room: no row moves for it. */
export const place = style({
  position: 'sticky',
  insetBlockStart: 'calc(var(--chrome-height, 0px) + 8px)',
  zIndex: layer.sticky + 1,
  blockSize: 0,
  display: 'grid',
  justifyItems: 'center',
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  blockSize: '2.125rem',
  marginBlockStart: space[2],
  paddingInline: space[16],
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  fontWeight: 600,
  ...type.table,
  boxShadow: color.shadowFloat,
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { blockSize: '2.75rem' } },
});
