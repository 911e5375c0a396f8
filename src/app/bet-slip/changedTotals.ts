/** A slip's totals before and after the odds it is asked to accept (CRT-12). */
import { totalsOf, type SlipTotals } from '../../domain/bet-slip/checkBet.ts';
import { withNewOdds, type Slip } from '../../domain/bet-slip/slip.ts';
import type { OddsChange } from '../../domain/bets/bettingCall.ts';
import type { Limits } from '../../domain/session/limits.ts';

export interface ChangedTotals {
  readonly before: SlipTotals;
  readonly after: SlipTotals;
}

export function changedTotals(
  slip: Pick<Slip, 'picks' | 'stake'>,
  changes: readonly OddsChange[],
  limits: Limits,
): ChangedTotals {
  const oddsOf = (picks: Slip['picks']) => picks.map((pick) => pick.odds);
  return {
    before: totalsOf(slip.stake, oddsOf(slip.picks), limits),
    after: totalsOf(slip.stake, oddsOf(withNewOdds(slip.picks, changes)), limits),
  };
}
