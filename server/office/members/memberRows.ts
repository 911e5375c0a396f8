/** Members as a search lists them (MBR-3): one reading of the row, what they have, and whether they are here or kept out. */
import { sql, type SqlBool } from 'kysely';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { ListKey } from '../../../src/domain/lists/listKey.ts';
import type { MemberFilter, MemberRow, MemberState } from '../../../src/domain/office/members.ts';
import { RESTRICTED_TENDENCY } from '../../../src/domain/reference/lobbies.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import type { Engine } from '../../store/engine.ts';
import type { Work } from '../../store/store.ts';
import { isInTreeOf } from '../partners/readTree.ts';

/** Digits from which on a search is one of phones as well: fewer fit everybody. */
const LEAST_DIGITS = 4;

/** The rows of a filter in its order, after a key. Operators are left out. */
export async function readMemberRows(
  tx: Work,
  filter: MemberFilter,
  after: ListKey | undefined,
  limit: number,
): Promise<readonly MemberRow[]> {
  const place = filter.sort === 'balance' ? sql<number>`coalesce(accounts.balance, 0)` : sql<number>`members.joined_at`;
  const rows = await memberQuery(tx)
    .where(isOfFilter(tx.engine, filter))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(${place}, members.id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy(place, 'desc')
    .orderBy('members.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(rowOf);
}

/** Whether a member is of a filter, of `members` beside `member_blocks`; operators are of none. */
export function isOfFilter(engine: Engine, filter: Omit<MemberFilter, 'sort'>) {
  const { level, search, state, tendency, partner } = filter;
  const isMember = sql<SqlBool>`members.type <> ${sql.lit(ADMINISTRATOR)}`;
  const asked = [
    ...(level === undefined ? [] : [sql<SqlBool>`members.level = ${level}`]),
    ...(search === undefined ? [] : [fits(engine, search)]),
    ...(state === undefined ? [] : [isIn(state)]),
    ...(tendency === undefined ? [] : [sql<SqlBool>`tendency = ${tendency}`]),
    ...(partner === undefined ? [] : [isInTreeOf(partner)]),
  ];
  return sql<SqlBool>`${sql.join([isMember, ...asked], sql` AND `)}`;
}

/** @returns `undefined` for nobody, and for operators */
export async function readMemberRow(tx: Work, userId: string): Promise<MemberRow | undefined> {
  const row = await memberQuery(tx)
    .where('members.user_id', '=', userId)
    .where('members.type', '<>', ADMINISTRATOR)
    .executeTakeFirst();
  return row === undefined ? undefined : rowOf(row);
}

const memberQuery = (tx: Work) =>
  tx
    .selectFrom('members')
    .leftJoin('accounts', (join) => join.on('accounts.account', '=', sql<string>`'available:' || members.id`))
    .leftJoin('member_blocks', 'member_blocks.member_id', 'members.id')
    .select(['members.id', 'user_id', 'nickname', 'level', 'tendency', 'point', 'joined_at'])
    .select([
      sql<number>`coalesce(accounts.balance, 0)`.as('emoney'),
      sql<number>`member_blocks.member_id IS NOT NULL`.as('is_blocked'),
      sql<number>`EXISTS (SELECT 1 FROM sessions WHERE member_id = members.id AND state = 'active')`.as('is_here'),
      sql<number | null>`(SELECT max(created_at) FROM sessions WHERE member_id = members.id)`.as('signed_in_at'),
    ]);

type Stored = Awaited<ReturnType<ReturnType<typeof memberQuery>['execute']>>[number];

const rowOf = (row: Stored): MemberRow => ({
  ...{ id: MemberId.parse(row.id), userId: row.user_id, nickname: row.nickname, level: row.level },
  ...{ tendency: row.tendency, isBlocked: row.is_blocked === 1, isSignedIn: row.is_here === 1 },
  ...{ emoney: row.emoney, point: row.point, joinedAt: row.joined_at, lastSignInAt: row.signed_in_at },
});

/** Whatever is typed is letters, never a pattern. */
function fits({ like }: Engine, search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = search.replaceAll(/[\s-]/g, '');
  const isOfPhone = /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS;
  const phone = isOfPhone ? sql<SqlBool>`phone LIKE ${`%${digits}`}` : sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`(user_id ${like} ${pattern} ESCAPE '\\' OR nickname ${like} ${pattern} ESCAPE '\\' OR members.id = ${search} OR ${phone})`;
}

function isIn(state: MemberState) {
  if (state === 'blocked') return sql<SqlBool>`member_blocks.member_id IS NOT NULL`;
  return state === 'restricted'
    ? sql<SqlBool>`tendency = ${sql.lit(RESTRICTED_TENDENCY)}`
    : sql<SqlBool>`EXISTS (SELECT 1 FROM sessions WHERE member_id = members.id AND state = 'active')`;
}
