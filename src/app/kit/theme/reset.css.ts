/** What every element starts from: type, Korean line breaking, focus ring, and the reader's own preferences. */
import { globalStyle } from '@vanilla-extract/css';
import { CHOSEN_WIDTH, LARGE_LEAST } from './chosenWidths.ts';
import { MONO_FAMILIES, SITE_FAMILIES } from './fontFamilies.ts';
import { color, type } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, minWidth: 0 });

globalStyle('html', {
  backgroundColor: color.bg0,
  color: color.text1,
  fontFamily: SITE_FAMILIES,
  fontVariantNumeric: 'tabular-nums',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  scrollbarColor: `${color.border} transparent`,
});
globalStyle('body', { ...type.body, minBlockSize: '100dvh' });
globalStyle('#root', { isolation: 'isolate' });
// The small layout stands in the middle of a wide window; the large one keeps its columns in a small one, which then scrolls.
globalStyle('html[data-layout="mobile"]', {
  vars: { '--hp-screen-inset': `max(0px, calc((100% - ${CHOSEN_WIDTH.mobile}px) / 2))` },
});
globalStyle('html[data-layout="mobile"] body', {
  maxInlineSize: CHOSEN_WIDTH.mobile,
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.hairline}`,
});
globalStyle('html[data-layout="desktop"] body', { minInlineSize: LARGE_LEAST });
// The page behind an open dialog stays where it is; done here because a style element may not be inserted at run time.
globalStyle('html[data-locked]', { overflow: 'hidden' });

globalStyle('code, kbd', { fontFamily: MONO_FAMILIES });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('table', { borderCollapse: 'collapse', inlineSize: '100%' });

globalStyle(':focus', { outline: 'none' });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
