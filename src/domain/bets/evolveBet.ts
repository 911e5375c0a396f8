/** How an event of a member's stream changes a bet: worker, lists, replay and tests ask here. */
import { produce } from 'immer';
import type { MemberEvent } from '../events/catalogue.ts';
import type { Bet } from './bet.ts';

/** The bet an event is about, `undefined` for events about none. */
export function betIdOf(event: MemberEvent): string | undefined {
  if (event.type === 'BetAccepted') return event.data.bet.betId;
  return event.type === 'BetSettled' ? event.data.betId : undefined;
}

/** @returns the bet afterwards; a settlement of a bet too old to be kept here changes nothing, and one that leaves it open says no time (SET-8) */
export function evolveBet(bet: Bet | undefined, event: MemberEvent): Bet | undefined {
  if (event.type === 'BetAccepted') return event.data.bet;
  if (event.type !== 'BetSettled' || bet === undefined) return bet;
  const { status, paid, settledAt, picks } = event.data;
  return produce(bet, (draft) => {
    draft.status = status;
    draft.paid = paid;
    draft.settledAt = status === 0 ? null : settledAt;
    draft.picks = picks;
  });
}
