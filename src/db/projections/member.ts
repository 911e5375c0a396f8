/**
 * How a member's own events change their record and their bets. Pure.
 *
 * The record also comes whole from the user poll, so each change carries its time: an event older than the record is
 * already part of it and changes nothing (SES-05).
 */
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import type { Member } from '../../domain/session/member.ts';

export function evolveMember(member: Member, event: MemberEvent): Member {
  if (event.at < member.updatedAt) return member;
  switch (event.type) {
    case 'BalanceChanged':
      return { ...member, emoney: event.data.emoney, updatedAt: event.at };
    case 'PointsChanged':
      return { ...member, point: event.data.point, updatedAt: event.at };
    case 'UnreadCountChanged':
      return { ...member, unreadCount: event.data.unreadCount, updatedAt: event.at };
    case 'BetAccepted':
    case 'BetSettled':
    case 'SessionEnded':
      return member;
  }
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
  return { ...bet, status, paid, settledAt, picks };
}

/** Which of two records of one member is kept: the newer; of two equally old ones the one that came last. */
export function newerMember(known: Member | undefined, arriving: Member): Member {
  return known !== undefined && known.updatedAt > arriving.updatedAt ? known : arriving;
}

export function sameMember(a: Member | undefined, b: Member): boolean {
  if (a === undefined) return false;
  return (Object.keys(b) as (keyof Member)[]).every((field) => a[field] === b[field]);
}
