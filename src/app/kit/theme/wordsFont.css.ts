/**
 * The letters of all our words in a file of 84 KB: what a member's page says is drawn with one file of the typeface instead of eleven of
 * its slices, and what is told when the connection is gone needs none that never came. Names come from the slices as before.
 *
 * Made by `scripts/typeface.ts`.
 */
import { globalFontFace } from '@vanilla-extract/css';
import { WORDS_FAMILY } from './fontFamilies.ts';
import { wordsRange } from './wordsRange.ts';

globalFontFace(WORDS_FAMILY, {
  src: "url('./words.woff2') format('woff2-variations')",
  fontWeight: '45 920',
  fontDisplay: 'swap',
  unicodeRange: wordsRange,
});
