/** What stands in the amount field while a member types: grouped where it is an amount, as they wrote it where it is none (CRT-04). */
import { asciiOf, readStake, type TypedStake } from '../../../domain/bet-slip/stakeAmount.ts';
import { formatWon } from '../../../domain/kernel/money.ts';

export interface StakeText {
  readonly text: string;
  readonly typed: TypedStake;
  /** Where the caret belongs in `text`. */
  readonly caret: number;
}

/**
 * Reads the field after a keystroke (rule AMT-1).
 *
 * The caret keeps its place counted from the end without separators, so that these coming and going do not move it.
 *
 * @param before what stood there
 * @param most the most that may be bet of an amount, won
 */
export function stakeTyped(before: string, text: string, caret: number, most: (won: number) => number): StakeText {
  const own = hasOwnSeparators(before, text) ? text.replaceAll(',', '') : text;
  const typed = readStake(own);
  if (typed.kind !== 'amount' && typed.kind !== 'fraction') return { text, typed, caret };
  const won = typed.kind === 'amount' ? most(typed.won) : typed.won;
  if (won !== typed.won) {
    const shown = formatWon(won);
    return { text: shown, typed: { kind: 'amount', won }, caret: shown.length };
  }
  // A space or a currency sign stays where it was put: once gone, the next digit would join those before it.
  if (!BARE.test(asciiOf(text))) return { text, typed, caret };
  const shown = grouped(own);
  return { text: shown, typed, caret: caretFromEnd(shown, inkOf(text.slice(caret)).length) };
}

const BARE = /^[\d,.]*$/;
const GROUPED = /^\d{1,3}(?:,\d{3})*(?:\.\d*)?$/;

/** Whether every separator is one that the field put there: those of a member have to stand where they belong. */
function hasOwnSeparators(before: string, text: string): boolean {
  if (!GROUPED.test(before)) return false;
  const start = sharedLength(before, text, 1);
  const end = Math.min(sharedLength(before, text, -1), text.length - start);
  return !asciiOf(text.slice(start, text.length - end)).includes(',');
}

/** How many characters two texts share, from the start or (`step` -1) from the end. */
function sharedLength(one: string, other: string, step: 1 | -1): number {
  let length = 0;
  const at = () => (step === 1 ? length : -1 - length);
  while (length < one.length && one.at(at()) === other.at(at())) length += 1;
  return length;
}

/** Digits and points. */
const inkOf = (text: string) => asciiOf(text).replace(/[^\d.]/g, '');

/** Whole won grouped, and what follows the point as it was typed. */
function grouped(text: string): string {
  const [whole = '', part] = inkOf(text).split('.', 2);
  const shown = formatWon(Number(whole));
  return part === undefined ? shown : `${shown}.${part}`;
}

function caretFromEnd(text: string, inkAfter: number): number {
  let at = text.length;
  for (let left = inkAfter; left > 0 && at > 0; at -= 1) {
    if (text[at - 1] !== ',') left -= 1;
  }
  return at;
}
