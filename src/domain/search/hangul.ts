/**
 * Hangul as it is written and typed: a syllable is two to four letters, and up to five keys. By keys a syllable that is not finished begins the one
 * that is meant (SRC-3), and a wrong letter is one letter (SRC-6). Letters are told by their code points, which are in the order of the alphabet.
 */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FIRST_LETTER = 0x3131;
const LAST_CONSONANT = 0x314e;
const FIRST_VOWEL = 0x314f;
const LAST_LETTER = 0x3163;
const VOWELS = 21;
const FINALS = 28;

/** Consonants that begin a syllable, in its order; offsets from the first letter. */
const INITIALS = [0, 1, 3, 6, 7, 8, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
/** Those that end one; the first of them is none. */
const ENDINGS = [-1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29];
/** Letters that are two keys: offset of the letter, and of its keys. */
const TWO_KEYS: ReadonlyMap<number, readonly [number, number]> = new Map([
  [2, [0, 20]],
  [4, [3, 23]],
  [5, [3, 29]],
  [9, [8, 0]],
  [10, [8, 16]],
  [11, [8, 17]],
  [12, [8, 20]],
  [13, [8, 27]],
  [14, [8, 28]],
  [15, [8, 29]],
  [19, [17, 20]],
  [39, [38, 30]],
  [40, [38, 31]],
  [41, [38, 50]],
  [44, [43, 34]],
  [45, [43, 35]],
  [46, [43, 50]],
  [49, [48, 50]],
]);

const isBetween = (code: number, first: number, last: number) => code >= first && code <= last;
const codeOf = (letter: string) => letter.charCodeAt(0);
const letterAt = (offset: number) => String.fromCharCode(FIRST_LETTER + offset);

export const isSyllable = (letter: string): boolean => isBetween(codeOf(letter), FIRST_SYLLABLE, LAST_SYLLABLE);
/** A consonant typed alone, which stands for a syllable that begins with it. */
export const isConsonant = (letter: string): boolean => isBetween(codeOf(letter), FIRST_LETTER, LAST_CONSONANT);
const isVowel = (letter: string) => isBetween(codeOf(letter), FIRST_VOWEL, LAST_LETTER);
export const isHangul = (letter: string): boolean => isSyllable(letter) || isConsonant(letter) || isVowel(letter);

/** Two consonants that a keyboard has drawn together as one are two again; anything else is what it was. */
export const splitCluster = (letter: string): string => (isSyllable(letter) ? letter : keysOfLetter(letter));

const keysOfLetter = (letter: string): string =>
  TWO_KEYS.get(codeOf(letter) - FIRST_LETTER)
    ?.map(letterAt)
    .join('') ?? letter;

/** The consonant that a syllable begins with; anything else is its own. */
export function initialOf(letter: string): string {
  if (!isSyllable(letter)) return letter;
  return letterAt(INITIALS[Math.trunc((codeOf(letter) - FIRST_SYLLABLE) / (VOWELS * FINALS))] ?? 0);
}

/** The letters of one character; a vowel is one letter, however it is typed. */
export function lettersOf(letter: string): string {
  if (!isSyllable(letter)) return letter;
  const offset = codeOf(letter) - FIRST_SYLLABLE;
  const vowel = String.fromCharCode(FIRST_VOWEL + (Math.trunc(offset / FINALS) % VOWELS));
  const ending = ENDINGS[offset % FINALS] ?? -1;
  return initialOf(letter) + vowel + (ending < 0 ? '' : keysOfLetter(letterAt(ending)));
}

/** The keys by which one character is typed. */
export const keysOf = (letter: string): string => Array.from(lettersOf(letter), keysOfLetter).join('');
