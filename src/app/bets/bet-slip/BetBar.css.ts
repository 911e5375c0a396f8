import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

const HEIGHT = '64px';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: screenInset,
  insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: HEIGHT,
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
});
// What stands over the foot of the page stands over the bar too, and the foot can be scrolled free of it.
globalStyle(':root[data-bet-bar]', {
  vars: { '--bet-bar': HEIGHT },
  scrollPaddingBlockEnd: `calc(68px + ${HEIGHT})`,
});
globalStyle(':root[data-bet-bar] body', { paddingBlockEnd: HEIGHT });
export const what = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  textAlign: 'start',
  color: color.text2,
  ...type.meta,
});
export const picks = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const odds = style({ color: color.text1, fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.team });
