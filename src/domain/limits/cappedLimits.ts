/** Limits under the caps of the house (rule LIM-6). Apart from their schemas: every page with a slip has this file. */
import type { PageKind } from '../reference/pages.ts';
import type { SportId } from '../reference/sports.ts';
import type { Limits } from '../session/limits.ts';
import type { Cap, CapTarget } from './caps.ts';

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
