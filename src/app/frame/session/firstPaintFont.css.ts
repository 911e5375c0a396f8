/**
 * The letters of the login card in a file of 6 KB, which the page asks for together with its scripts. All other letters come from the
 * slices of the typeface, which are 20 to 40 KB each; the card would need five.
 *
 * Made by `scripts/typeface.ts`.
 */
import { globalFontFace } from '@vanilla-extract/css';
import { FIRST_PAINT_FAMILY } from '../../kit/theme/fontFamilies.ts';
import { firstPaintLetters } from './firstPaintLetters.ts';

globalFontFace(FIRST_PAINT_FAMILY, {
  src: "url('./first-paint.woff2') format('woff2-variations')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: firstPaintLetters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', '),
});
