/**
 * What the ledger does when a settled bet gets another result (rules LED-5 … LED-8): further entries only, never a changed one, and no
 * member's account below zero. What cannot be taken back is recorded as the member's debt, and repaid from what comes in.
 */
import { unreachable } from '../kernel/decision.ts';
import type { BetId, MemberId } from '../kernel/ids.ts';
import type { Bet } from '../bets/bet.ts';
import type { Resettlement } from '../bets/settlement.ts';
import { availableOf, debtOf, heldOf, settleTransfers, withoutEmpty, type Transfer } from './ledger.ts';

/** A member's accounts before the correction, in won. */
export interface Standing {
  readonly available: number;
  readonly debt: number;
}

/**
 * Books the way from one result of a bet to the next (rule LED-5): the delta, and nothing that was booked before.
 *
 * @param standing read in the transaction that books the transfers
 */
export function resettleTransfers(
  memberId: MemberId,
  { betId, stake }: Pick<Bet, 'betId' | 'stake'>,
  resettlement: Resettlement,
  standing: Standing,
): readonly Transfer[] {
  switch (resettlement.kind) {
    case 'settled': {
      const { paid } = resettlement;
      return [...settleTransfers(memberId, betId, stake, paid), ...repaidFrom(memberId, betId, paid, standing)];
    }
    case 'corrected':
      return correctionTransfers(memberId, betId, resettlement.delta, standing);
    case 'reopened':
      return [
        { from: 'house:result', to: heldOf(memberId), amount: stake, kind: 'betReopened', betId },
        ...takeBack(memberId, betId, resettlement.takenBack, standing.available),
      ];
    case 'none':
      return [];
    default:
      return unreachable(resettlement);
  }
}

/**
 * Repays a member's debt as far as the money goes (rule LED-7). For money that comes in by other ways than a bet.
 *
 * @param standing with the new money already in `available`
 */
export function repayTransfers(
  memberId: MemberId,
  betId: BetId | null,
  { available, debt }: Standing,
): readonly Transfer[] {
  const amount = Math.min(available, debt);
  return withoutEmpty([
    { from: availableOf(memberId), to: 'house:result', amount, kind: 'debtRepaid', betId },
    { from: debtOf(memberId), to: 'house:debt', amount, kind: 'debtRepaid', betId },
  ]);
}

function correctionTransfers(memberId: MemberId, betId: BetId, delta: number, standing: Standing): readonly Transfer[] {
  if (delta <= 0) return takeBack(memberId, betId, -delta, standing.available);
  return [
    { from: 'house:result', to: availableOf(memberId), amount: delta, kind: 'betCorrected', betId },
    ...repaidFrom(memberId, betId, delta, standing),
  ];
}

const repaidFrom = (memberId: MemberId, betId: BetId, arriving: number, { available, debt }: Standing) =>
  repayTransfers(memberId, betId, { available: available + arriving, debt });

/** As much as is there; the rest is owed (rule LED-6). */
function takeBack(memberId: MemberId, betId: BetId, amount: number, available: number): readonly Transfer[] {
  const taken = Math.min(amount, available);
  return withoutEmpty([
    { from: availableOf(memberId), to: 'house:result', amount: taken, kind: 'betTakenBack', betId },
    { from: 'house:debt', to: debtOf(memberId), amount: amount - taken, kind: 'debtRecorded', betId },
  ]);
}
