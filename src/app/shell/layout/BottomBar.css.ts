import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, footHeight, layer, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

// Whatever takes the focus is scrolled free of what stands over the foot of the page.
globalStyle('html[data-screen~="narrow"]', {
  scrollPaddingBlockEnd: `calc(${footHeight} + var(--bet-bar, 0px) + env(safe-area-inset-bottom))`,
});

export const bar = style({
  display: 'none',
  selectors: {
    [at.narrow]: {
      position: 'fixed',
      zIndex: layer.bar,
      insetInline: screenInset,
      insetBlockEnd: 0,
      display: 'grid',
      // Home, in-play, slip, history, menu, and the way up, whose room is kept while it is not offered.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 2.4fr) repeat(2, minmax(0, 1fr)) 32px',
      alignItems: 'center',
      minBlockSize: footHeight,
      paddingInline: space[4],
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${color.border}`,
      backgroundColor: color.bg1,
    },
  },
});
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  minBlockSize: 56,
  color: color.text2,
  ...type.meta,
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { color: color.text1, fontWeight: 600 } },
});
export const slip = style({ paddingInline: space[4] });
