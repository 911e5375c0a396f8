import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const popover = style({
  position: 'absolute',
  zIndex: layer.sticky,
  display: 'grid',
  gap: space[4],
  padding: space[8],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  boxShadow: color.shadowFloat,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  // A press goes to the price beneath.
  pointerEvents: 'none',
  ...type.meta,
  selectors: { '&[data-above]': { translate: '0 -100%' } },
});
globalStyle(`${popover} svg[role="img"]`, { inlineSize: '100%' });
export const change = style({ fontWeight: 600 });
export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
  color: color.text3,
  ...type.caption,
});
export const none = style({ minBlockSize: '1rem', wordBreak: 'keep-all' });
