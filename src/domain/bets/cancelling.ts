/**
 * Until when a member may take a bet back (rules CXL): a while after placing it and some time before its first game starts, so many times a day, and
 * never once anything of it has started or been decided.
 */
import { z } from 'zod';
import { BetId, type FixtureId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { isBonus } from '../bet-slip/bonusPick.ts';
import type { Bet } from './bet.ts';

const HOUR_MS = 3_600_000;

/** What the house lets a member take back. Times in ms. */
export const BetCancelling = z.object({
  /** How long after it was placed; 0 where no bet may be taken back. */
  windowMs: z
    .number()
    .int()
    .min(0)
    .max(24 * HOUR_MS),
  /** How long before the start of its first game at the latest. */
  leadMs: z
    .number()
    .int()
    .min(0)
    .max(24 * HOUR_MS),
  /** Bets a day, of Seoul. */
  perDay: z.number().int().min(0).max(1_000),
});
export type BetCancelling = z.infer<typeof BetCancelling>;

/** What a house lets its members take back until it says otherwise. */
export const HOUSE_CANCELLING: BetCancelling = { windowMs: 5 * 60_000, leadMs: 10 * 60_000, perDay: 5 };

export const CANCEL_REFUSALS = [
  'unknownBet',
  'decided',
  'started',
  'windowOver',
  'tooManyToday',
  'bettingOff',
] as const;
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

/** What became of it. Said again for a bet that was taken back before: nothing is booked twice (CXL-3). */
export const CancelOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), betId: BetId, emoney: Won }),
  z.object({ kind: z.literal('refused'), reason: z.enum(CANCEL_REFUSALS) }),
]);
export type CancelOutcome = z.infer<typeof CancelOutcome>;

/** Before which instant it must be taken back, as its games were to start when it was placed (CXL-1). Epoch ms. */
export function cancelUntil({ placedAt, picks }: Pick<Bet, 'placedAt' | 'picks'>, rules: BetCancelling): number {
  const firstStart = Math.min(...picks.filter((pick) => !isBonus(pick)).map(({ startAt }) => startAt));
  return Math.min(placedAt + rules.windowMs, firstStart - rules.leadMs);
}

/** The games that a bet is on; a bonus is on none. */
export const fixturesOf = ({ picks }: Pick<Bet, 'picks'>): readonly FixtureId[] => [
  ...new Set(picks.filter((pick) => !isBonus(pick)).map(({ fixtureId }) => fixtureId)),
];

/** All that the decision stands on. */
export interface CancelFacts {
  readonly bet: Bet;
  readonly rules: BetCancelling;
  /** Bets the member has taken back today. */
  readonly cancelledToday: number;
  /** Whether a pick has a result, taken over by the bet or not. */
  readonly isDecided: boolean;
  /** Its games as they stand now; of one that has left the offer nothing. Times in epoch ms. */
  readonly games: readonly { readonly startAt: number; readonly isScheduled: boolean }[];
  readonly now: number;
}

/** @returns why not, the reason that cannot be mended first; `undefined` where it may be taken back (CXL-1, CXL-2) */
export function cancelRefusal(facts: CancelFacts): CancelRefusal | undefined {
  const { bet, rules, cancelledToday, isDecided, games, now } = facts;
  if (bet.status !== 0 || isDecided) return 'decided';
  const hasAllGames = fixturesOf(bet).length === games.length;
  if (!hasAllGames || games.some(({ startAt, isScheduled }) => !isScheduled || startAt <= now)) return 'started';
  const firstStart = Math.min(...games.map(({ startAt }) => startAt));
  if (now >= Math.min(cancelUntil(bet, rules), firstStart - rules.leadMs)) return 'windowOver';
  return cancelledToday >= rules.perDay ? 'tooManyToday' : undefined;
}
