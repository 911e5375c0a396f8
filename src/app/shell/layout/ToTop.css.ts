import { style } from '@vanilla-extract/css';
import { at, color, layer, radius, space } from '../../kit/theme/tokens.css.ts';

/** As wide as the button, whether or not it is there: nothing beside it moves. */
export const place = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  marginInlineStart: `-${space[12]}`,
  marginInlineEnd: `-${space[12]}`,
  selectors: { [at.narrow]: { inlineSize: 'auto', margin: 0 } },
});
export const toTop = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.chip,
  color: color.text2,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    [at.narrow]: { inlineSize: '100%', blockSize: 56 },
    // The bar of a low window scrolls away with the page.
    [at.fromMiddle]: {
      '@media': {
        '(max-height: 599.98px)': {
          position: 'fixed',
          zIndex: layer.bar,
          insetBlockEnd: space[24],
          insetInlineStart: space[24],
          border: `1px solid ${color.border}`,
          backgroundColor: color.bg2,
          boxShadow: color.shadowFloat,
        },
      },
    },
  },
});
