/**
 * What the house caps by kind (rules LIM-6 … LIM-8): the largest stake and the most winnings of a page, a sport, a type of market, or that type in one sport. A cap only lowers what
 * the level of a member allows; of several the lowest counts, of each of the two sums for itself.
 */
import { z } from 'zod';
import { MOST_WON } from '../house/levelChange.ts';
import { PageKind } from '../reference/pages.ts';
import { SportId } from '../reference/sports.ts';
import type { Limits } from '../session/limits.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';

/** Most caps at a time. */
export const MOST_CAPS = 500;

const MarketId = z.string().min(1).max(FIXTURE_LIMITS.marketId);

/** What is capped: bets of a page, or bets with a pick of a sport, of a type of market, or of both. */
export const CapTarget = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('page'), page: PageKind }),
  z.strictObject({ scope: z.literal('sport'), sportId: SportId }),
  z.strictObject({ scope: z.literal('market'), marketId: MarketId }),
  z.strictObject({ scope: z.literal('marketOfSport'), sportId: SportId, marketId: MarketId }),
]);
export type CapTarget = z.infer<typeof CapTarget>;

export const CAP_SCOPES = CapTarget.options.map(({ shape }) => shape.scope.value);
/** What kind of thing is capped. */
export type CapScope = CapTarget['scope'];

const Sum = z.number().int().min(1).max(MOST_WON).nullable();

/** The two sums of a cap, won; `null` leaves the level's. */
export const CapSums = z.strictObject({ maxStake: Sum, maxWinnings: Sum });
export type CapSums = z.infer<typeof CapSums>;

/** A cap with what it is of. */
export const Cap = CapSums.extend({ target: CapTarget });
export type Cap = z.infer<typeof Cap>;

/** One text for equal targets. */
export function capKey(target: CapTarget): string {
  switch (target.scope) {
    case 'page':
      return JSON.stringify([target.scope, target.page]);
    case 'sport':
      return JSON.stringify([target.scope, target.sportId]);
    case 'market':
      return JSON.stringify([target.scope, target.marketId]);
    case 'marketOfSport':
      return JSON.stringify([target.scope, target.sportId, target.marketId]);
  }
}

/** What a cap asks of a pick. */
export interface CappedPick {
  readonly sportId: SportId;
  readonly marketId: string;
}

/** Whether a bet of a page with these picks is under a cap. */
export function isCapped(target: CapTarget, page: PageKind, picks: readonly CappedPick[]): boolean {
  if (target.scope === 'page') return target.page === page;
  return picks.some(
    ({ sportId, marketId }) =>
      (target.scope === 'market' || target.sportId === sportId) &&
      (target.scope === 'sport' || target.marketId === marketId),
  );
}

/**
 * Limits of a slip under the caps that reach it (LIM-6).
 *
 * @param limits those of the member's level
 */
export function cappedLimits(
  limits: Limits,
  caps: readonly Cap[],
  page: PageKind,
  picks: readonly CappedPick[],
): Limits {
  const over = caps.filter(({ target }) => isCapped(target, page, picks));
  const maxStake = Math.min(limits.maxStake, ...over.map((cap) => cap.maxStake ?? Infinity));
  const maxWinnings = Math.min(limits.maxWinnings, ...over.map((cap) => cap.maxWinnings ?? Infinity));
  if (maxStake === limits.maxStake) return maxWinnings === limits.maxWinnings ? limits : { ...limits, maxWinnings };
  // A share of the balance is not what limits the stake any more.
  const { stakePercent: _, ...rest } = limits;
  return { ...rest, maxStake, maxWinnings };
}
