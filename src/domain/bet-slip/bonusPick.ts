/**
 * The bonus pick: a pseudo selection whose name is the number of folds it asks for and whose odds the operator set
 * (§4, §5; CRT-08, rules BON-1 … BON-4).
 */
import type { SlipPick } from './slipPick.ts';

/** Market id of the bonus pseudo selection. */
export const BONUS_MARKET = 'bonus';

/** Picks below these odds may not stand beside a bonus. Hundredths. */
export const BONUS_MIN_ODDS = 130;

/** What the bonus rules look at; picks of a slip and of a bet both fit. */
type Ranked = Pick<SlipPick, 'marketId' | 'name' | 'odds'>;

/** Why picks and a bonus cannot make one bet, with the numbers. Odds in hundredths. */
export type BonusRejection =
  | { readonly reason: 'bonusNotEarned'; readonly folds: number; readonly picks: number }
  | { readonly reason: 'oddsBesideBonus'; readonly limit: number };

export const isBonus = (pick: Pick<SlipPick, 'marketId'>): boolean => pick.marketId === BONUS_MARKET;

/** How many folds a bonus asks for; `Infinity` for a name that is not a count, so that it never stays. */
export function foldsAskedBy(bonus: Pick<SlipPick, 'name'>): number {
  return /^[1-9]\d?$/.test(bonus.name) ? Number(bonus.name) : Number.POSITIVE_INFINITY;
}

/** Bonuses that ask for more folds than there are picks beside them (rule BON-1). */
export function unearnedBonuses<Candidate extends Ranked>(picks: readonly Candidate[]): readonly Candidate[] {
  const folds = picks.filter((pick) => !isBonus(pick)).length;
  return picks.filter((pick) => isBonus(pick) && foldsAskedBy(pick) > folds);
}

/**
 * Why these picks are no bet because of their bonus (rules BON-1, BON-2), for a slip that adds one and for the origin that gets a
 * claim.
 *
 * @returns `undefined` if there is no bonus or it is earned
 */
export function bonusFault(picks: readonly Ranked[]): BonusRejection | undefined {
  const bonus = picks.find(isBonus);
  if (bonus === undefined) return undefined;
  const beside = picks.filter((pick) => !isBonus(pick));
  const folds = foldsAskedBy(bonus);
  if (folds > beside.length) return { reason: 'bonusNotEarned', folds, picks: beside.length };
  return beside.some((pick) => pick.odds < BONUS_MIN_ODDS)
    ? { reason: 'oddsBesideBonus', limit: BONUS_MIN_ODDS }
    : undefined;
}
