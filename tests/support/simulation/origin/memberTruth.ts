/** A member as the database has them: record and ledger by queries of the simulation's own, the rest as reckoned from the log. */
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { formatPosition } from '../../../../src/domain/kernel/position.ts';
import type { Member } from '../../../../src/domain/session/member.ts';
import type { MemberTruth } from '../simulatedOrigin.ts';
import type { FollowedMember } from './followTruth.ts';
import type { OriginDatabase } from './originDatabase.ts';

interface MemberRow {
  readonly user_id: string;
  readonly nickname: string;
  readonly level: number;
  readonly emoney: number;
  readonly point: number;
  readonly type: Member['type'];
  readonly role: number;
  readonly withdrawal_type: number;
  readonly tendency: number;
  readonly unread: number;
  readonly updated_at: number;
  readonly revision: number;
}

const MEMBER = `
  SELECT *, (SELECT balance FROM accounts WHERE account = 'available:' || id) AS emoney,
    (SELECT count(*) FROM messages WHERE member_id = id AND read_at IS NULL) AS unread
  FROM members WHERE id = ?`;
const SUM = `
  SELECT coalesce(sum(CASE WHEN to_account = ?1 THEN amount ELSE -amount END), 0) AS value
  FROM transfers WHERE ?1 IN (to_account, from_account)`;
const DEBITS = "SELECT count(*) AS value FROM transfers WHERE from_account = ? AND kind = 'betHeld'";

export function memberTruth(database: OriginDatabase, name: string, followed: FollowedMember): MemberTruth {
  const account = `available:${name}`;
  const valueOf = (sql: string) => database.rows<{ value: number }>(sql, account)[0]?.value ?? 0;
  return {
    id: name,
    stream: followed.stream,
    bets: followed.bets,
    keys: followed.keys,
    get record() {
      const [row] = database.rows<MemberRow>(MEMBER, name);
      if (row === undefined) throw new RangeError(`no member ${name}`);
      return {
        id: MemberId.parse(name),
        userId: row.user_id,
        nickname: row.nickname,
        level: row.level,
        emoney: row.emoney,
        point: row.point,
        type: row.type,
        role: row.role,
        withdrawalType: row.withdrawal_type,
        tendency: row.tendency,
        unreadCount: row.unread,
        updatedAt: row.updated_at,
        revision: row.revision,
        position: { epoch: followed.stream.epoch, offset: followed.stream.head },
      };
    },
    balanceAt: (position) => followed.balances.get(formatPosition(position)),
    betsAt: (offset) => followed.counts[offset],
    ledgerSum: () => valueOf(SUM),
    debits: () => valueOf(DEBITS),
  };
}
