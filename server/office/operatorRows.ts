/** Who runs the house, as it is stored. */
import type { Operator, OperatorRow } from '../../src/domain/office/operator.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';

/** @returns `undefined` for who is none, or is shut out */
export async function readOperator(tx: Work, id: MemberId): Promise<Operator | undefined> {
  const row = await tx.selectFrom('operators').selectAll().where('member_id', '=', id).executeTakeFirst();
  return row === undefined || row.blocked_at !== null ? undefined : { id, name: row.name, role: row.role };
}

/** Everybody, by name, those who are shut out among them. */
export async function readOperators(tx: Work): Promise<readonly OperatorRow[]> {
  const rows = await tx
    .selectFrom('operators')
    .innerJoin('members', 'members.id', 'operators.member_id')
    .leftJoin('operator_sessions', (join) =>
      join
        .onRef('operator_sessions.member_id', '=', 'operators.member_id')
        .on('operator_sessions.state', '=', 'active'),
    )
    .select(['operators.member_id', 'name', 'operators.role', 'blocked_at', 'user_id', 'token_hash'])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    ...{ id: MemberId.parse(row.member_id), userId: row.user_id, name: row.name, role: row.role },
    ...{ blockedAt: row.blocked_at, isSignedIn: row.token_hash !== null },
  }));
}
