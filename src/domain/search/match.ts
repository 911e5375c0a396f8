/**
 * Whether a name is what somebody looks for, how well, and which part of it (rules SRC). What is compared is made once a name (`searchName`) and
 * once a search (`searchText`): thousands of names are looked at between two keys.
 */
import { fold, inNormalForm, type Folded } from './fold.ts';
import { initialOf, isConsonant, isSyllable, keysOf, lettersOf } from './hangul.ts';
import { nearPrefix } from './nearPrefix.ts';

/** How well, best first (SRC-2). `alias` and `aliasPart`: another name of it, whole and in part. */
export const RANKS = ['exact', 'alias', 'prefix', 'wordPrefix', 'initials', 'aliasPart', 'inside', 'near'] as const;
export type Rank = (typeof RANKS)[number];

/** A wrong letter is forgiven in words of at least so many (SRC-6), and a part within a word is looked for of at least two. */
const MIN_NEAR = 3;
const MIN_INSIDE = 2;

/** Folded, and letter by letter. */
interface Spelt extends Folded {
  readonly letters: string;
  /** The character of `text` that each letter is of. */
  readonly of: readonly number[];
}

export interface SearchText extends Spelt {
  /** Whether a consonant in it stands for a syllable. */
  readonly hasInitials: boolean;
  /** Whether nothing else is typed. */
  readonly isAllInitials: boolean;
}

export interface SearchName extends Spelt {
  /** As it is shown. */
  readonly name: string;
  readonly aliases: readonly SearchName[];
}

export interface Match {
  readonly rank: Rank;
  /** Whether it is all of the name, or of the other name, that was typed. */
  readonly isWhole: boolean;
  /** Which part of the name was typed, from where to where; empty where that was another name. */
  readonly from: number;
  readonly to: number;
  /** The other name by which it was found, where nothing of its own name was typed. */
  readonly alias: string | null;
}

/** @returns `undefined` where there is nothing to look for */
export function searchText(text: string): SearchText | undefined {
  const spelt = spell(inNormalForm(text));
  if (spelt.text === '') return undefined;
  const letters = Array.from(spelt.text);
  return { ...spelt, hasInitials: letters.some(isConsonant), isAllInitials: letters.every(isConsonant) };
}

/** @param aliases other names of it */
export function searchName(name: string, aliases: readonly string[] = []): SearchName {
  const shown = inNormalForm(name);
  return { ...spell(shown), name: shown, aliases: aliases.map((alias) => searchName(alias)) };
}

/** The best of what its name and its other names come to (SRC-2). @returns `undefined` where it is something else */
export function matchName(wanted: SearchText, name: SearchName): Match | undefined {
  const own = matchOwn(wanted, name);
  let best = own;
  for (const alias of name.aliases) {
    const other = matchOwn(wanted, alias);
    // A part within another name is chance.
    if (other === undefined || other.rank === 'inside') continue;
    const rank = other.rank === 'near' ? 'near' : other.rank === 'exact' ? 'alias' : 'aliasPart';
    // What stands in its own name is shown there, whatever it was found by.
    const shown =
      own === undefined ? { from: 0, to: 0, alias: alias.name } : { from: own.from, to: own.to, alias: null };
    const match = { rank, isWhole: other.isWhole, ...shown } as const;
    if (best === undefined || rankOf(match) < rankOf(best)) best = match;
  }
  return best;
}

/** Its place among the ranks, the best first: 0. */
export const rankOf = ({ rank }: Pick<Match, 'rank'>): number => RANKS.indexOf(rank);

function matchOwn(wanted: SearchText, name: SearchName): Match | undefined {
  for (const start of name.words) {
    const end = endOfMatch(wanted, name, start);
    if (end === undefined) continue;
    const isWhole = start === 0 && end === name.text.length;
    const rank = wanted.hasInitials
      ? 'initials'
      : isWhole && wanted.text === name.text
        ? 'exact'
        : start === 0
          ? 'prefix'
          : 'wordPrefix';
    return matchOf(name, rank, start, end);
  }
  if (!wanted.hasInitials && wanted.text.length >= MIN_INSIDE) {
    const start = name.text.indexOf(wanted.text);
    if (start > 0) return matchOf(name, 'inside', start, start + wanted.text.length);
  }
  // Consonants alone are initials, and none of them a wrong letter.
  return wanted.isAllInitials || wanted.text.length < MIN_NEAR ? undefined : matchNear(wanted, name);
}

const digitsOf = (letters: string): string => letters.replaceAll(/\D/g, '');

function matchNear(wanted: SearchText, name: SearchName): Match | undefined {
  for (const start of name.words) {
    const first = name.of.indexOf(start);
    const meant = nearPrefix(wanted.letters, name.letters, first);
    const last = meant === undefined ? undefined : name.of[Math.min(first + meant, name.of.length) - 1];
    if (last === undefined || meant === undefined) continue;
    // Another number is no wrong letter.
    const isSameNumber = digitsOf(wanted.letters) === digitsOf(name.letters.slice(first, first + meant));
    // Three letters with a wrong one are two: they begin too many words.
    const isEnough = wanted.letters.length > MIN_NEAR || (start === 0 && last + 1 === name.text.length);
    if (isSameNumber && isEnough) return matchOf(name, 'near', start, last + 1);
  }
  return undefined;
}

/** Where in the name the part ends that begins at `start` and was typed; the last syllable may be unfinished (SRC-3, SRC-4). */
function endOfMatch(wanted: SearchText, name: SearchName, start: number): number | undefined {
  const { text } = wanted;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const there = name.text[start + at];
    if (there === undefined) return undefined;
    if (letter === there || (isConsonant(letter) && isSyllable(there) && initialOf(there) === letter)) continue;
    const isLast = at === text.length - 1;
    if (!isLast || !isSyllable(letter) || !isSyllable(there)) return undefined;
    if (!(keysOf(there) + keysOf(name.text[start + at + 1] ?? '')).startsWith(keysOf(letter))) return undefined;
  }
  return start + text.length;
}

function matchOf(name: SearchName, rank: Rank, start: number, end: number): Match {
  const isWhole = start === 0 && end === name.text.length;
  return { rank, isWhole, from: name.begins[start] ?? 0, to: name.ends[end - 1] ?? 0, alias: null };
}

function spell(text: string): Spelt {
  const folded = fold(text);
  let letters = '';
  const of: number[] = [];
  for (const [at, character] of Array.from(folded.text).entries()) {
    const own = lettersOf(character);
    letters += own;
    for (let letter = 0; letter < own.length; letter += 1) of.push(at);
  }
  return { ...folded, letters, of };
}
