/** Calls about bets: placing one, and what a key stands for (CRT-11 … CRT-15). */
import { z } from 'zod';
import { BetKeyState, BettingAccepted, BettingRequest } from '../bets/bettingCall.ts';
import { ODDS_POLICY_HEADER } from '../bets/oddsPolicy.ts';
import { SEEN_SCORES_HEADER } from '../bets/seenScores.ts';
import { BetTotals } from '../bets/betTotals.ts';
import { CancelOutcome } from '../bets/cancelling.ts';
import { BetId, BetKey } from '../kernel/ids.ts';
import { BetFilter } from '../lists/betList.ts';
import type { HttpCall } from './httpCall.ts';

/** Twenty games by the longest ids, encoded. Characters. */
const MAX_SCORES_HEADER = 4_500;
const KEY_MS = 5_000;
const OneKey = z.object({ key: BetKey });

/** Places a bet, once a key; see "Betting". */
export const placeBetCall = {
  method: 'POST',
  path: '/sports-prematch/betting',
  caller: 'member',
  budget: 'bets',
  // Shorter than the tab's own limit for a bet, so that the tab hears `unknown` from the worker.
  timeoutMs: 15_000,
  body: BettingRequest,
  // A name sent twice arrives joined by a comma and fits none of these.
  headers: z.object({
    'idempotency-key': BetKey,
    'hanpan-parent-key': BetKey.nullable().default(null),
    [ODDS_POLICY_HEADER]: z.string().max(16).optional(),
    [SEEN_SCORES_HEADER]: z.string().max(MAX_SCORES_HEADER).optional(),
  }),
  answer: BettingAccepted,
} as const satisfies HttpCall;

/**
 * What a key stands for.
 *
 * @ours
 */
export const betKeyCall = {
  method: 'GET',
  path: '/sports-prematch/betting/key/:key',
  caller: 'member',
  timeoutMs: KEY_MS,
  params: OneKey,
  answer: BetKeyState,
} as const satisfies HttpCall;

/**
 * The same, after an absent key, and one whose bet is still held, was made void: no late copy of the bet can execute.
 *
 * @ours
 */
export const voidBetKeyCall = {
  method: 'POST',
  path: '/sports-prematch/betting/key/:key/void',
  caller: 'member',
  budget: 'voids',
  timeoutMs: KEY_MS,
  params: OneKey,
  answer: BetKeyState,
} as const satisfies HttpCall;

/**
 * Takes a bet back while the house lets a member do so (rules CXL); said again, it is answered again.
 *
 * @ours
 */
export const cancelBetCall = {
  method: 'POST',
  path: '/sports-prematch/betting/cancel/:betId',
  caller: 'member',
  budget: 'voids',
  timeoutMs: KEY_MS,
  params: z.object({ betId: BetId }),
  answer: CancelOutcome,
} as const satisfies HttpCall;

/**
 * What the member's bets of a filter come to, all of them (rules TOT).
 *
 * @ours
 */
export const betTotalsCall = {
  method: 'GET',
  path: '/sports-prematch/betting/totals',
  caller: 'member',
  timeoutMs: KEY_MS,
  query: BetFilter as unknown as z.ZodType<BetFilter, Readonly<Record<string, string>>>,
  answer: BetTotals,
} as const satisfies HttpCall;
