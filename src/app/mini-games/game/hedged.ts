/** What of a round the member has staked, and which of a market's cells would then back all of its outcomes (HDG-1). */
import type { Bet } from '../../../domain/bets/bet.ts';

/** Won by selection, of bets that are still open. */
export function stakesOn(bets: readonly Bet[]): ReadonlyMap<string, number> {
  const stakes = new Map<string, number>();
  for (const { status, picks, stake } of bets) {
    const [pick] = picks;
    if (status !== 0 || pick === undefined || picks.length > 1) continue;
    stakes.set(pick.selectionId, (stakes.get(pick.selectionId) ?? 0) + stake);
  }
  return stakes;
}

/** The one cell of a market that no bet is on while one is on every other; `undefined` where a bet more hedges nothing. */
export function hedgedBy(selectionIds: readonly string[], stakes: ReadonlyMap<string, number>): string | undefined {
  const free = selectionIds.filter((id) => !stakes.has(id));
  return selectionIds.length > 1 && free.length === 1 ? free[0] : undefined;
}
