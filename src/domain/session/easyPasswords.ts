/**
 * Passwords that others guess from habits (rule ENT-6): a word that people begin with, or one that is known of whoever chooses it, with what
 * people put before, behind and between.
 *
 * Case, width, separators and letters written as digits make no difference, nor does Hangul typed on a Latin layout. Pure, and short enough
 * for a browser; what leaked is looked up elsewhere.
 */
import { keysOf } from '../search/hangul.ts';
import { COUNTED_DIGITS } from './easyPins.ts';

/** One letter each, so that places stay: `1`, `l` and `!` are taken for `i`, and `@` for `a`. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** The keys of Hangul letters on a two-set keyboard, from U+3131 on, shift or not; `-` where a letter is two keys. */
const TWO_SET = 'rr-s--eef-------aqq-ttdwwczxvgkoiojpuph---yn---bm-l';
const FIRST_LETTER = 0x3131;

/** Counted up or down, and numbers that are read as words: an angel, friends, quickly, I love you. */
const COUNTED = [...COUNTED_DIGITS, '1004', '7942', '8282', '486', '5959'] as const;
/** So many digits are tried through behind a word. */
const SHORT_NUMBER = 4;
const DAY = /^(?:(?:19|20)?\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const TELEPHONE = /^(?:82|0)1\d{8,9}$/;
const REPEATED = /^(.{1,8})\1+$/u;
/** A word with so few characters beside it is the word. */
const FEW = 2;
/** A password of more words is a phrase. */
const MOST_WORDS = 3;
/** Shorter ones stand in too much that is no habit. */
const SHORTEST_OWN = 3;

/** Words that passwords are made of, in any form. */
export interface KnownWords {
  /** Those that people begin with; Hangul stands for its keys as well. */
  readonly everybodys: readonly string[];
  /** What others know of whoever chooses: user id, nickname, telephone number. */
  readonly own: readonly string[];
}

/** Whether a password is a habit. */
export function isEasyPassword(password: string, { everybodys, own }: KnownWords): boolean {
  const typed = plain(password);
  if (REPEATED.test(typed)) return true;
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '');
  // Where most of it is signs, they are what makes it.
  if (letters === '' || letters.length * 2 < typed.length) return false;
  const known = own
    .map((word) => plain(word).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length >= SHORTEST_OWN);
  const numbers = known.filter((word) => TELEPHONE.test(word));
  if (REPEATED.test(letters) || isEasyNumber(letters, numbers)) return true;
  const stems = stemsOf(
    everybodys,
    known.filter((word) => !numbers.includes(word)),
  );
  const kept = typed.replace(/[^\p{L}\p{N}@$!]/gu, '');
  return [letters, kept].some((text) => isMadeOf(text, stems, numbers));
}

/** One form of what can be typed in many: NFKC, small letters, Hangul as the keys it is typed with. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC'), keysOf)
    .join('')
    .replace(/[\u3131-\u3163]/g, latinKey)
    .normalize('NFKC')
    .toLowerCase();

const latinKey = (letter: string): string => TWO_SET[letter.charCodeAt(0) - FIRST_LETTER] ?? letter;

const folded = (text: string): string => text.replace(/[\dl!@$]/g, (letter) => LEET[letter] ?? letter);

const reversed = (text: string): string => Array.from(text).reverse().join('');

function stemsOf(everybodys: readonly string[], own: readonly string[]): readonly string[] {
  return [...new Set([...everybodys.map(plain), ...own, ...own.map(reversed)].map(folded))];
}

/** Whether it is up to three stems, with easy numbers and few signs around them; or one stem and hardly anything else. */
function isMadeOf(text: string, stems: readonly string[], numbers: readonly string[]): boolean {
  const likes = folded(text);
  if (stems.some((stem) => likes.includes(stem) && text.length - stem.length <= FEW)) return true;
  /** @returns whether all from a place on is stems and what stands between them */
  const isMade = (at: number, words: number): boolean => {
    if (at === text.length) return words > 0;
    const rest = text.slice(at);
    const [signs = ''] = /^[@$!]+/.exec(rest) ?? [];
    if (signs !== '' && isMade(at + signs.length, words)) return true;
    const [digits = ''] = /^\d+/.exec(rest) ?? [];
    if (digits !== '' && isEasyNumber(digits, numbers) && isMade(at + digits.length, words)) return true;
    if (words === MOST_WORDS) return false;
    return stems.some(
      (stem) =>
        likes.startsWith(stem, at) && /\p{L}/u.test(rest.slice(0, stem.length)) && isMade(at + stem.length, words + 1),
    );
  };
  return isMade(0, 0);
}

/** @param telephones of whoever chooses it, digits only */
function isEasyNumber(text: string, telephones: readonly string[]): boolean {
  if (!/^\d+$/.test(text)) return false;
  return (
    text.length <= SHORT_NUMBER ||
    COUNTED.some((counted) => counted.includes(text)) ||
    REPEATED.test(text) ||
    DAY.test(text) ||
    TELEPHONE.test(text) ||
    telephones.some((telephone) => `${telephone} 82${telephone.slice(1)}`.includes(text))
  );
}
