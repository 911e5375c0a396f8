/**
 * Slips that a power cut has put back to before a bet, because only the outbox is strictly durable: what they offer was bet already
 * (SLIP-18).
 */
import { withNewOdds, type Slip } from './slip.ts';
import type { SlipPick } from './slipPick.ts';

/** Of a bet in the outbox. */
export interface SentBet {
  readonly key: string;
  /** The last bet that the origin had decided of the same slip, or the session where there was none. Absent in what older builds stored. */
  readonly follows?: string;
}

/** Whether a yes to a slip, or to its question about changed odds, would bet nothing but what was `sent`. */
export function betsOnly({ picks, phase }: Pick<Slip, 'picks' | 'phase'>, sent: ReadonlySet<string>): boolean {
  const isSent = (offered: readonly SlipPick[]) => offered.every(({ selectionId }) => sent.has(selectionId));
  return isSent(picks) || (phase.at === 'changed' && isSent(withNewOdds(picks, phase.changes)));
}

/**
 * The bets made of a slip after the last one that it knows, each behind the one that it follows: none that was decided, unless it was put back.
 *
 * @param bets of the slip's page
 * @param last the bet that the slip knows, or the session where it knows none
 */
export function laterBets<Bet extends SentBet>(bets: readonly Bet[], last: string): readonly Bet[] {
  const next = bets.filter(({ follows }) => follows === last);
  if (next.length === 0) return [];
  const rest = bets.filter(({ follows }) => follows !== last);
  return [...next, ...next.flatMap(({ key }) => laterBets(rest, key))];
}
