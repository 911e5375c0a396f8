/**
 * Whether every bet on the wire equals a question that a member saw and answered (CRT-19), by what questions said when they were shown and
 * when they were pressed; nothing of the engine's own comparison.
 */
import type { BetTerms } from '../../../src/domain/bet-slip/consent.ts';
import type { BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import type { ModelCall } from './simulatedOrigin.ts';

/** What the rule says, not what the engine's constant says. Ms. */
const REST_MS = 500;

export interface ConsentJudge {
  /** A question stands on a screen and says this, from now on. Screens of several tabs may show the same one. */
  onShown(screen: number, question: string, terms: BetTerms): void;
  /** The member pressed yes there, and the tab took it. */
  onPressed(screen: number, question: string): void;
  onBetSent(call: ModelCall): void;
}

interface Shown {
  readonly question: string;
  readonly words: string;
  readonly at: number;
}

export function createConsentJudge(now: () => number, fail: (rule: string, detail: string) => void): ConsentJudge {
  const shown = new Map<number, Shown>();
  const answered = new Map<string, Set<string>>();
  return {
    onShown(screen, question, terms) {
      shown.set(screen, { question, words: wordsOf(terms), at: now() });
    },
    onPressed(screen, question) {
      const seen = shown.get(screen);
      if (seen?.question !== question || now() - seen.at < REST_MS)
        fail('answered before it could be read', `${question} after ${now() - (seen?.at ?? now())} ms`);
      if (seen?.question !== question) return;
      answered.set(question, (answered.get(question) ?? new Set()).add(seen.words));
    },
    onBetSent({ key, parentKey, body }) {
      const words = wordsOfRequest(body as BettingRequest);
      const asked = answered.get(parentKey ?? key ?? '');
      if (asked?.has(words) !== true)
        fail('consent: a bet that nobody was asked', `${key}: ${words}, asked: ${[...(asked ?? [])].join(' or ')}`);
    },
  };
}

const wordsOf = ({ picks, stake, policy }: BetTerms): string =>
  [
    stake,
    policy === 'any',
    ...picks.map(({ selectionId, odds, baseLine, version }) => `${selectionId} ${odds} ${baseLine} ${version}`),
  ].join(', ');

const wordsOfRequest = ({ bettings, amounts, changeFlag }: BettingRequest): string =>
  [
    amounts,
    changeFlag === 1,
    ...bettings.map(
      ({ oddsId, betPrice, betBaseline, version }) =>
        `${oddsId} ${Math.round(Number(betPrice) * 100)} ${betBaseline} ${version}`,
    ),
  ].join(', ');
