import { style } from '@vanilla-extract/css';
import { color, layer, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

export const sheet = style({
  position: 'fixed',
  zIndex: layer.scrim,
  insetBlock: 0,
  insetInline: screenInset,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  backgroundColor: color.bg1,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: `${space[16]} ${space[4]}`,
  minBlockSize: '3.25rem',
});
export const title = style({ fontWeight: 700, ...type.title });
/** The field has room beside it, its rows have the whole width. */
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
});
