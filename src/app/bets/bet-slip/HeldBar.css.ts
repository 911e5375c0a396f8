import { style } from '@vanilla-extract/css';
import { color, type } from '../../kit/theme/tokens.css.ts';
import { FOOT_BAR_HEIGHT, footBar } from './footBar.css.ts';

export const bar = style({
  ...footBar,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  blockSize: FOOT_BAR_HEIGHT,
});
export const part = style({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineStart: 0,
  blockSize: 3,
  backgroundColor: color.text1,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const title = style({ fontWeight: 700, ...type.body });
export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text2,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const due = style({
  display: 'grid',
  justifyItems: 'end',
  color: color.text2,
  ...type.meta,
  fontVariantNumeric: 'tabular-nums',
});
