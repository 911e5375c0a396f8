/** Letters to many, as they are stored: whom one goes to, and who has it yet to come (MLG-1, MLG-3). */
import { sql } from 'kysely';
import type { ListKey } from '../../../src/domain/lists/listKey.ts';
import { MailingFilter, type Mailing } from '../../../src/domain/office/mailing.ts';
import type { Store, Work } from '../../store/store.ts';
import type { MailingTable } from '../../store/originTables.ts';
import { isOfFilter } from '../members/memberRows.ts';

/** Mailings that are kept. */
const MOST_KEPT = 1_000;
/** Of one upkeep: what is left is forgotten by the next. */
const MOST_FORGOTTEN = 50;

/** Whom a letter would go to now. */
export interface Audience {
  readonly members: number;
  /** Of the filter, and kept out by the house. */
  readonly blocked: number;
  /** Nicknames of those who joined last. */
  readonly first: readonly string[];
}

const ofFilter = (tx: Work, filter: MailingFilter) =>
  tx
    .selectFrom('members')
    .leftJoin('member_blocks', 'member_blocks.member_id', 'members.id')
    .where(isOfFilter(tx.engine, filter));

/** @param named how many of them are named at most */
export async function readAudience(tx: Work, filter: MailingFilter, named: number): Promise<Audience> {
  const { all, members } = await ofFilter(tx, filter)
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(CASE WHEN member_blocks.member_id IS NULL THEN 1 END)`.as('members'),
    ])
    .executeTakeFirstOrThrow();
  const first = await ofFilter(tx, filter)
    .select('nickname')
    .where('member_blocks.member_id', 'is', null)
    .orderBy('members.joined_at', 'desc')
    .orderBy('members.id', 'desc')
    .limit(named)
    .execute();
  return { members, blocked: all - members, first: first.map(({ nickname }) => nickname) };
}

/** A mailing as it begins. */
export type NewMailing = Pick<MailingTable, 'id' | 'title' | 'contents' | 'operator_id' | 'name' | 'at'> & {
  readonly filter: MailingFilter;
};

/** Stores it with everybody it goes to: who joins later is not among them. @returns how many they are */
export async function beginMailing(tx: Work, { filter, ...mailing }: NewMailing): Promise<number> {
  const begun = { ...mailing, filter: JSON.stringify(filter), members: 0, sent: 0, left_out: 0 };
  await tx
    .insertInto('mailings')
    .values({ ...begun, state: 'sending', ended_at: null })
    .execute();
  await tx
    .insertInto('mailing_members')
    .columns(['mailing_id', 'member_id'])
    .expression(
      ofFilter(tx, filter)
        .where('member_blocks.member_id', 'is', null)
        .select([sql<string>`${sql.lit(mailing.id)}`.as('mailing_id'), 'members.id as member_id']),
    )
    .execute();
  const members = await waitingOf(tx, mailing.id);
  await tx.updateTable('mailings').set({ members }).where('id', '=', mailing.id).execute();
  return members;
}

/** How many have it yet to come. */
async function waitingOf(tx: Work, id: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('mailing_members')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('mailing_id', '=', id)
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function countUnderWay(tx: Work): Promise<number> {
  const { count } = await tx
    .selectFrom('mailings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'sending')
    .executeTakeFirstOrThrow();
  return count;
}

export const readMailing = (tx: Work, id: string): Promise<MailingTable | undefined> =>
  tx.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();

/** Ends one that is under way: who has not got it never does. @param now epoch ms */
export async function stopMailing(tx: Work, id: string, now: number): Promise<void> {
  await tx.deleteFrom('mailing_members').where('mailing_id', '=', id).execute();
  await tx.updateTable('mailings').set({ state: 'stopped', ended_at: now }).where('id', '=', id).execute();
}

export async function readMailingPage(
  tx: Work,
  _filter: object,
  after: ListKey | undefined,
  limit: number,
): Promise<readonly Mailing[]> {
  const rows = await tx
    .selectFrom('mailings')
    .selectAll()
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(mailingOf);
}

const mailingOf = (row: MailingTable): Mailing => ({
  ...{ id: row.id, title: row.title, filter: MailingFilter.parse(JSON.parse(row.filter)), by: row.name, at: row.at },
  ...{ members: row.members, sent: row.sent, leftOut: row.left_out, state: row.state, endedAt: row.ended_at },
});

/** Forgets mailings beyond the newest that are over; the letters are their members' (MLG-6). */
export async function forgetMailings(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const byAge = tx.selectFrom('mailings').select('id').orderBy('at', 'desc').orderBy('id', 'desc');
    const ids = (await byAge.limit(MOST_FORGOTTEN).offset(MOST_KEPT).execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.deleteFrom('mailings').where('id', 'in', ids).where('state', '<>', 'sending').execute();
  });
}
