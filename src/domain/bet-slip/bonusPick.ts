/**
 * The bonus pick: a pseudo selection whose name is the number of folds it asks for and whose odds the operator set
 * (§4, §5; CRT-08, rules BON-1 … BON-3).
 */
import type { Pick } from './slip.ts';

/** Market id of the bonus pseudo selection. */
export const BONUS_MARKET = 'bonus';

/** Picks below these odds may not stand beside a bonus. Hundredths. */
export const BONUS_MIN_ODDS = 130;

export const isBonus = (pick: Pick): boolean => pick.marketId === BONUS_MARKET;

/** How many folds a bonus asks for; `Infinity` for a name that is not a count, so that it never stays. */
export function foldsAskedBy(bonus: Pick): number {
  return /^\d{1,2}$/.test(bonus.name) ? Number(bonus.name) : Number.POSITIVE_INFINITY;
}

/** Drops bonuses that ask for more folds than there are picks beside them (rule BON-1). Same array if none goes. */
export function withoutUnearnedBonus(picks: readonly Pick[]): readonly Pick[] {
  const earned = picks.filter((pick) => !isBonus(pick) || foldsAskedBy(pick) <= picks.length - 1);
  return earned.length === picks.length ? picks : earned;
}

/** Whether a pick may not join because of a bonus: odds below 1.30 beside one, either way round (rule BON-2). */
export function isRefusedBesideBonus(picks: readonly Pick[], added: Pick): boolean {
  if (isBonus(added)) return picks.some((pick) => !isBonus(pick) && pick.odds < BONUS_MIN_ODDS);
  return added.odds < BONUS_MIN_ODDS && picks.some(isBonus);
}
