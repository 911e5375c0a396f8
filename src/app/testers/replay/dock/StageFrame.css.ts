import { style } from '@vanilla-extract/css';
import { color } from '../../../kit/theme/tokens.css.ts';

export const room = style({ position: 'relative', overflow: 'hidden', backgroundColor: color.bg0 });
export const stage = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  border: 0,
  transformOrigin: 'top center',
});
/** Violet says that nothing here is live. Over the screens, so that it takes no room from them. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${color.focus}`,
  pointerEvents: 'none',
});
