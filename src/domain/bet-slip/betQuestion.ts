/**
 * A question about a bet while it is on a screen (rules CNS-3, CNS-5): whenever what it says changes it is another question, and one that
 * has just opened or changed takes no press, because the hand was on its way to the one before.
 */
import type { BetKey } from '../kernel/ids.ts';
import { isSameTo, type BetConsent, type BetTerms } from './consent.ts';

/** How long a question rests before it takes a press, ms. */
export const REST_MS = 500;

export interface BetQuestion extends BetConsent {
  /** Whether the member saw it say something else before. */
  readonly isAgain: boolean;
  /** Since when it has been on the screen, ms of a clock that is never set; `undefined` until it was drawn. */
  readonly shownAt: number | undefined;
}

/** @param question its key */
export function openQuestion(question: BetKey, terms: BetTerms, isAgain = false): BetQuestion {
  return { question, terms, isAgain, shownAt: undefined };
}

/**
 * The question as it is to be shown now: the same object for as long as it says the same.
 *
 * @param newKey the key of another question
 */
export function askedNow(before: BetQuestion, terms: BetTerms, newKey: () => BetKey): BetQuestion {
  return isSameTo(before.terms, terms) ? before : openQuestion(newKey(), terms, true);
}

/** @param at when it was drawn */
export const shown = (question: BetQuestion, at: number): BetQuestion => ({ ...question, shownAt: at });

/**
 * A press of the yes.
 *
 * @param at when the member pressed, on the clock of `shownAt`, not when somebody got round to looking at it
 * @returns `undefined` while the question rests: nothing happens then
 */
export function press({ question, terms, shownAt }: BetQuestion, at: number): BetConsent | undefined {
  return shownAt === undefined || at - shownAt < REST_MS ? undefined : { question, terms };
}
