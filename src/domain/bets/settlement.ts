/**
 * What a bet is worth once its picks have results (rules SET-1 … SET-5): exact, rounded once, never below zero.
 *
 * A lost pick loses the bet at once; a void pick counts 1.00; half results count (1 + odds) ÷ 2 and 1 ÷ 2.
 */
import { unreachable } from '../kernel/decision.ts';
import type { BetStatus, Settlement } from '../reference/statuses.ts';
import type { Bet, BetPick } from './bet.ts';

export interface BetResult {
  readonly status: BetStatus;
  /** Won to pay out, stake included. */
  readonly paid: number;
}

/**
 * @returns `undefined` while the bet is still open: no pick lost and at least one without a result
 */
export function resultOf(bet: Pick<Bet, 'stake' | 'picks'>): BetResult | undefined {
  if (bet.picks.some((pick) => pick.settlement === 1)) return { status: 1, paid: 0 };
  const settlements = bet.picks.map((pick) => pick.settlement);
  if (settlements.includes(null)) return undefined;
  const multiplier = bet.picks.reduce((product, pick) => product * factorOf(pick), 1n);
  // Each factor is in two-hundredths, which is what a half win needs.
  const paid = Number((BigInt(bet.stake) * multiplier) / 200n ** BigInt(bet.picks.length));
  return { status: statusOf(settlements), paid };
}

function factorOf(pick: BetPick): bigint {
  const settlement: Settlement | null = pick.settlement;
  switch (settlement) {
    case 2:
      return BigInt(pick.odds) * 2n;
    case 1:
      return 0n;
    case 3:
    case -1:
      return 200n;
    case 5:
      return 100n + BigInt(pick.odds);
    case 4:
      return 100n;
    case null:
      return 200n;
    default:
      return unreachable(settlement);
  }
}

/** All cancelled −1; all won, pushed or void with at least one win 2; anything with a half loss, or no win, 3. */
function statusOf(settlements: readonly (Settlement | null)[]): BetStatus {
  if (settlements.every((settlement) => settlement === -1)) return -1;
  if (settlements.includes(4)) return 3;
  return settlements.includes(2) || settlements.includes(5) ? 2 : 3;
}
