/**
 * The typeface of every page but the login card's few letters, which are in a file of their own (`firstPaintFont.css.ts`): our words are
 * one file more (`wordsFont.css.ts`), and all else comes in ninety slices, each loaded when a letter of it is drawn.
 */
import { brand } from '../copy/site.ts';
import { WORDS_FAMILY } from './fontFamilies.ts';

/** How long a member's first page waits for letters that the browser keeps, ms: it takes a fraction of this, or they are gone. */
const LONGEST_WAIT_MS = 400;

/**
 * Names the files. For a member whose browser keeps the site it asks for our words as well, and waits for them: a page drawn before they
 * are here is laid out anew when they come. Where they have to be loaded, scripts come first.
 *
 * @returns when they are named, and the kept ones are here. Without a connection the system's typeface stands in.
 */
export async function loadTypeface(isForMember: boolean): Promise<void> {
  try {
    await import('./memberTypeface.ts');
  } catch {
    return;
  }
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isForMember || !isKept) return;
  // Any letter of the file asks for all of it.
  const words = document.fonts.load(`1em "${WORDS_FAMILY}"`, brand.name).catch(() => undefined);
  const patience = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([words, patience]);
}
