/** What each movement of money is to a member's own limits and to the net of their play (FAIR-03, FAIR-04, rule OWN-8). A kind without a word here does not compile. */
import type { TransferKind } from '../wallet/ledger.ts';

/** `stake`: put on a game; `outcome`: what became of one, either way; `deposit`: a member's own money that came in; `none`: no play, no charge. */
type Part = 'stake' | 'outcome' | 'deposit' | 'none';

const PARTS: Readonly<Record<TransferKind, Part>> = {
  funding: 'none',
  betHeld: 'stake',
  betLost: 'none',
  betPaid: 'outcome',
  betReturned: 'outcome',
  betCorrected: 'outcome',
  betTakenBack: 'outcome',
  betReopened: 'none',
  debtRecorded: 'none',
  debtRepaid: 'outcome',
  pointsGranted: 'none',
  pointsConverted: 'none',
  charged: 'deposit',
  bonusGranted: 'none',
  exchangeHeld: 'none',
  exchangePaid: 'none',
  exchangeReturned: 'none',
  couponUsed: 'none',
  calculationPaid: 'none',
  houseAdjusted: 'none',
  casinoStaked: 'stake',
  casinoPaid: 'outcome',
  casinoReturned: 'none',
};

/** Won that came to what a member has by entries of one kind; below zero for what went. */
export interface Moved {
  readonly kind: TransferKind;
  readonly delta: number;
}

/** Won of a stretch of time: charged, staked, come back from games. */
export interface Turnover {
  readonly deposit: number;
  readonly stakes: number;
  readonly returned: number;
}

/** Won of stakes of a stretch that were no play (OWN-8). */
export interface NoPlay {
  /** Of bets that are void: what came back with them is among the outcomes. */
  readonly voided: number;
  /** Of rounds that a supplier took back, whenever it did. */
  readonly takenBack: number;
}

export function turnoverOf(moves: readonly Moved[], { voided, takenBack }: NoPlay): Turnover {
  const sumOf = (part: Part) => moves.reduce((sum, { kind, delta }) => (PARTS[kind] === part ? sum + delta : sum), 0);
  return {
    deposit: sumOf('deposit'),
    stakes: -sumOf('stake') - voided - takenBack,
    returned: sumOf('outcome') - voided,
  };
}
