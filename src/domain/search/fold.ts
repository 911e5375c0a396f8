/** What of a text a search looks at: its letters and digits, without case, spaces, punctuation and Latin diacritics (SRC-1). */
import { isHangul, splitCluster } from './hangul.ts';

export interface Folded {
  readonly text: string;
  /** Where each of its characters begins and ends in the text that was folded. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** Where words begin in it, ascending: at its start, behind a space or a sign, and where Hangul and other letters meet. */
  readonly words: readonly number[];
}

const LETTER = /[\p{L}\p{N}]/u;
const MARKS = /\p{M}/gu;
/** Letters that no normal form takes apart. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** A text as it is shown and folded: a syllable typed on one system in parts is one character here. */
export const inNormalForm = (text: string): string => text.normalize('NFC');

/** @param source in normal form; the places told are of it */
export function fold(source: string): Folded {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  const words: number[] = [];
  let isWordStart = true;
  let wasHangul = false;
  let place = 0;
  for (const character of source) {
    const letters = LETTER.test(character) ? foldLetter(character) : '';
    const isOfHangul = isHangul(letters);
    if (letters !== '' && (isWordStart || isOfHangul !== wasHangul)) words.push(text.length);
    isWordStart = letters === '';
    wasHangul = isOfHangul;
    for (let letter = 0; letter < letters.length; letter += 1) {
      begins.push(place);
      ends.push(place + character.length);
    }
    text += letters;
    place += character.length;
  }
  return { text, begins, ends, words };
}

function foldLetter(letter: string): string {
  if (isHangul(letter)) return splitCluster(letter);
  const small = letter.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  const folded = Array.from(small, (one) => WITHOUT_FORM[one] ?? one).join('');
  return folded.normalize('NFC');
}
