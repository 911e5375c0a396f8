/** What a cap comes to for whoever has the limits of a level (rule LIM-8), by the functions that bets are decided by. */
import { checkBet } from '../bet-slip/checkBet.ts';
import { LEAST_OFFERED } from '../kernel/odds.ts';
import type { PageKind } from '../reference/pages.ts';
import { SPORT } from '../reference/sports.ts';
import { limitsFor, type LevelSetting, type Limits } from '../session/limits.ts';
import { cappedLimits, type CappedPick } from './cappedLimits.ts';
import type { Cap, CapTarget } from './caps.ts';

/** What becomes of the limits of a level. */
export interface CapReach {
  /** Less may be staked, or won. */
  readonly isLowered: boolean;
  /** No bet is taken any more, not even of the least stake at the least odds. */
  readonly isShut: boolean;
}

/** Of a page that page's limits count, elsewhere those of most pages, without what depends on one member: the balance, and the tendency, which limits odds alone. */
export function capReach(level: LevelSetting, cap: Cap): CapReach {
  const page: PageKind = cap.target.scope === 'page' ? cap.target.page : 'cross';
  const before = limitsFor(page, 0, level, Infinity);
  const after = cappedLimits(before, [cap], page, [pickOf(cap.target)]);
  return {
    isLowered: after.maxStake < before.maxStake || after.maxWinnings < before.maxWinnings,
    isShut: takesBets(before) && !takesBets(after),
  };
}

const takesBets = (limits: Limits): boolean => checkBet(limits.minStake, [LEAST_OFFERED], limits) === undefined;

/** A pick that a cap reaches; of a page any does. */
const pickOf = (target: CapTarget): CappedPick => ({
  sportId: 'sportId' in target ? target.sportId : SPORT.football,
  marketId: 'marketId' in target ? target.marketId : '',
});
