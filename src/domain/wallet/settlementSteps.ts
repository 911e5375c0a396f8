/** What settling some bets of one member comes to, bet by bet: the same for what is booked and for what an operator is shown before (SET-7, LED-5, RSL-1). */
import type { Bet } from '../bets/bet.ts';
import { resettle, type BetResult } from '../bets/settlement.ts';
import type { MemberId } from '../kernel/ids.ts';
import { resettleTransfers, type Standing } from './corrections.ts';
import { availableOf, debtOf, type Account, type Transfer } from './ledger.ts';

/** A bet as it stands, and what its picks come to now. */
export interface ResettledBet {
  readonly bet: Bet;
  /** Of status 0 where it is open, or open again. */
  readonly result: BetResult;
}

/** One transfer of a step, and the balance that is there afterwards. Won. */
export interface SettlementMove {
  readonly transfer: Transfer;
  readonly available: number;
  /** Of the balance. */
  readonly delta: number;
}

export interface SettlementSteps<Resettled extends ResettledBet> {
  readonly steps: readonly { readonly resettled: Resettled; readonly moves: readonly SettlementMove[] }[];
  /** What is there, and owed, after all of them. */
  readonly standing: Standing;
}

/** Each bet stands on what the one before left. @param standing before the first */
export function settlementSteps<Resettled extends ResettledBet>(
  memberId: MemberId,
  bets: readonly Resettled[],
  standing: Standing,
): SettlementSteps<Resettled> {
  const [available, debt] = [availableOf(memberId), debtOf(memberId)];
  let now = standing;
  const steps = bets.map((resettled) => {
    const { bet, result } = resettled;
    const step = resettle(resultBefore(bet), result.status === 0 ? undefined : result);
    const moves = resettleTransfers(memberId, bet, step, now).map((transfer) => {
      const delta = changeIn(available, transfer);
      now = { available: now.available + delta, debt: now.debt + changeIn(debt, transfer) };
      return { transfer, available: now.available, delta };
    });
    return { resettled, moves };
  });
  return { steps, standing: now };
}

const changeIn = (account: Account, { from, to, amount }: Transfer): number =>
  to === account ? amount : from === account ? -amount : 0;

const resultBefore = ({ status, paid }: Bet): BetResult | undefined => (status === 0 ? undefined : { status, paid });
