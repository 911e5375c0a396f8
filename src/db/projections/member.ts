/**
 * How a member's own events change their record. Pure.
 *
 * The record also comes whole from the user poll, so each says where the member's stream stood (SES-05). Order is that position,
 * never a time: the origin's clock may be set back (SYN-12).
 */
import { produce } from 'immer';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import { formatPosition, type Position } from '../../domain/kernel/position.ts';
import type { ProjectionVersion } from '../../domain/kernel/projectionVersion.ts';
import type { Member } from '../../domain/session/member.ts';

/** Of what a member's events come to, the record and the bets. */
export const MEMBER_VERSION: ProjectionVersion = { version: 1, continues: 1 };

/**
 * A record after a batch of its stream.
 *
 * Events say what is, not what changes: those the record contains already do no harm before later ones of the same batch.
 *
 * @param position of the last event of the batch
 * @returns the same object if the record is of that position already, or of a later one
 */
export function evolveMember(member: Member, events: readonly MemberEvent[], position: Position): Member {
  const { epoch, offset } = member.position;
  if (epoch === position.epoch && offset >= position.offset) return member;
  return { ...events.reduce(afterEvent, member), position };
}

function afterEvent(member: Member, event: MemberEvent): Member {
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
      case 'RowTold':
      case 'DocumentTold':
      case 'SessionEnded':
        return;
    }
    draft.updatedAt = event.at;
  });
}

/**
 * One record out of two: what the stream tells of from the one whose position is later, the rest from the one of the higher revision; of
 * two that are level, what came last. A record of another epoch says nothing of the one before it.
 */
export function newerMember(known: Member | undefined, arriving: Member): Member {
  if (known?.position.epoch !== arriving.position.epoch) return arriving;
  const { emoney, point, unreadCount, position } = arriving.position.offset < known.position.offset ? known : arriving;
  // Of both kinds of change the later instant: it decides nothing, and a member's next call names it.
  const updatedAt = Math.max(known.updatedAt, arriving.updatedAt);
  return {
    ...(arriving.revision < known.revision ? known : arriving),
    emoney,
    point,
    unreadCount,
    position,
    updatedAt,
  };
}

export function sameMember(a: Member | undefined, b: Member): boolean {
  if (a === undefined || formatPosition(a.position) !== formatPosition(b.position)) return false;
  return (Object.keys(b) as (keyof Member)[]).every((field) => field === 'position' || a[field] === b[field]);
}
