/**
 * The typeface of every page but the login card's few letters, which are in a file of their own (`firstPaintFont.css.ts`). It comes in
 * ninety slices, each loaded when a letter of it is drawn.
 */
import { commonLetters } from '../copy/site.ts';

/**
 * Names the slices. For a member whose browser keeps the site it asks for the common ones as well: a page drawn before they are here is
 * laid out anew with each that comes. Where they have to be loaded, scripts come first.
 *
 * @returns when they are named; nobody waits for the letters. Without a connection the system's typeface stands in.
 */
export async function loadTypeface(isForMember: boolean): Promise<void> {
  try {
    await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  } catch {
    return;
  }
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isForMember && isKept) document.fonts.load('1em "Pretendard Variable"', commonLetters).catch(() => undefined);
}
