/**
 * How a member's own events change their record and their bets. Pure.
 *
 * The record also comes whole from the user poll, so each change carries its time: an event older than the record is
 * already part of it and changes nothing (SES-05).
 */
import { produce } from 'immer';
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import type { Member } from '../../domain/session/member.ts';

/** The same object if nothing about the member changed. */
export function evolveMember(member: Member, event: MemberEvent): Member {
  if (event.at < member.updatedAt) return member;
  return produce(member, (draft) => {
    switch (event.type) {
      case 'BalanceChanged':
        draft.emoney = event.data.emoney;
        break;
      case 'PointsChanged':
        draft.point = event.data.point;
        break;
      case 'UnreadCountChanged':
        draft.unreadCount = event.data.unreadCount;
        break;
      case 'BetAccepted':
      case 'BetSettled':
      case 'SessionEnded':
        return;
    }
    draft.updatedAt = event.at;
  });
}

/** The bet an event is about, `undefined` for events about none. */
export function betIdOf(event: MemberEvent): string | undefined {
  if (event.type === 'BetAccepted') return event.data.bet.betId;
  return event.type === 'BetSettled' ? event.data.betId : undefined;
}

/** @returns the bet afterwards; a settlement of a bet too old to be kept here changes nothing */
export function evolveBet(bet: Bet | undefined, event: MemberEvent): Bet | undefined {
  if (event.type === 'BetAccepted') return event.data.bet;
  if (event.type !== 'BetSettled' || bet === undefined) return bet;
  const { status, paid, settledAt, picks } = event.data;
  return produce(bet, (draft) => {
    draft.status = status;
    draft.paid = paid;
    draft.settledAt = settledAt;
    draft.picks = picks;
  });
}

/** Which of two records of one member is kept: the newer; of two equally old ones the one that came last. */
export function newerMember(known: Member | undefined, arriving: Member): Member {
  return known !== undefined && known.updatedAt > arriving.updatedAt ? known : arriving;
}

export function sameMember(a: Member | undefined, b: Member): boolean {
  if (a === undefined) return false;
  return (Object.keys(b) as (keyof Member)[]).every((field) => a[field] === b[field]);
}
