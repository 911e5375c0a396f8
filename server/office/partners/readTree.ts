/** Who is below whom (MGR-1), and what they staked: read along the recommenders of members, as far as a partner may see. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { pagesOf } from '../../../src/domain/bets/betTotals.ts';
import type { Operator } from '../../../src/domain/office/operator.ts';
import {
  lessReturned,
  MOST_PARTNERS,
  partnersAbove,
  type PartnerName,
  type RatesFrom,
  type TreeMember,
  type Turnover,
} from '../../../src/domain/office/partners.ts';
import type { PartnerRatesTable } from '../../store/originTables.ts';
import { groupRows } from '../../store/groupRows.ts';
import { seoulDayOfColumn } from '../../store/seoulDayOfColumn.ts';
import type { Work } from '../../store/store.ts';

const [MINI, VIRTUAL] = [3, 4] as const;

/** A member of a tree, as it is shown. */
export interface TreeRow extends TreeMember {
  readonly nickname: string;
  readonly level: number;
  /** Their name as a partner; `null` for a member who is none. */
  readonly name: string | null;
  readonly emoney: number;
  readonly isHere: number;
}

/** Who is below whom, by user id. */
export interface Tree {
  readonly rows: ReadonlyMap<string, TreeRow>;
  /** Who is a partner now, and may see and do what partners do. */
  readonly partners: ReadonlySet<string>;
  /** Percentages of all who have or had some, the first first: what a day comes to does not change with who is a partner today (MGR-6). */
  readonly rates: ReadonlyMap<string, readonly RatesFrom[]>;
  /** Of each member: user ids of those above who are partners now, the nearest first. */
  readonly above: ReadonlyMap<string, readonly string[]>;
}

export async function readTree(tx: Work, operator: Operator): Promise<Tree> {
  const rows = await readTreeRows(tx, operator);
  const partners = new Set([...rows.values()].flatMap(({ userId, name }) => (name === null ? [] : [userId])));
  return {
    rows,
    partners,
    rates: await readRates(tx, rows),
    above: new Map([...rows].map(([userId, row]) => [userId, partnersAbove(row, rows, partners)])),
  };
}

/** All that an operator may see (MGR-1): a partner themselves and all below, others every partner and all below them. */
export async function readTreeRows(tx: Work, { id, role }: Operator): Promise<ReadonlyMap<string, TreeRow>> {
  const { rows } = await sql<TreeRow>`
    ${belowOf(rootsOf(id, role))}
    SELECT members.id, members.user_id AS "userId", recommender, nickname, level, operators.name,
      coalesce(accounts.balance, 0) AS emoney,
      EXISTS (SELECT 1 FROM sessions WHERE member_id = members.id AND state = 'active') AS "isHere"
    FROM below JOIN members ON members.id = below.id
      LEFT JOIN operators ON operators.member_id = below.id AND operators.role = 'partner'
      LEFT JOIN accounts ON account = 'available:' || below.id
    ORDER BY members.joined_at, members.id`.execute(tx);
  return new Map(rows.map((row) => [row.userId, row]));
}

const rootsOf = (id: string, role: Operator['role']): RawBuilder<unknown> =>
  role === 'partner' ? sql`SELECT ${id}` : sql`SELECT member_id FROM operators WHERE role = 'partner'`;

/** `below`: ids of some members and of all whom they, and those, brought. Each once, whatever the recommenders say. */
const belowOf = (roots: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  WITH RECURSIVE below (id, user_id) AS (
    SELECT id, user_id FROM members WHERE id IN (${roots})
    UNION
    SELECT members.id, members.user_id FROM below JOIN members ON members.recommender = below.user_id
  )`;

/** Whether somebody of `members` is a partner or below them, whoever asks. @param partner user id; of who is no partner nobody is */
export const isInTreeOf = (partner: string): RawBuilder<SqlBool> => sql`
  members.id IN (
    ${belowOf(sql`
      SELECT member_id FROM operators JOIN members AS roots ON roots.id = member_id
      WHERE operators.role = 'partner' AND roots.user_id = ${partner}`)}
    SELECT id FROM below
  )`;

/** Who joined first, first. */
export const readPartnerNames = (tx: Work): Promise<readonly PartnerName[]> =>
  partnerNames(tx).orderBy('joined_at').orderBy('members.id').limit(MOST_PARTNERS).execute();

/** @returns `undefined` for who is no partner */
export const readPartnerName = (tx: Work, userId: string): Promise<PartnerName | undefined> =>
  partnerNames(tx).where('user_id', '=', userId).executeTakeFirst();

const partnerNames = (tx: Work) =>
  tx
    .selectFrom('operators')
    .innerJoin('members', 'members.id', 'operators.member_id')
    .select(['user_id as userId', 'name'])
    .where('operators.role', '=', 'partner');

/** What was staked in a tree by member, day and product, and won or lost (CLC-2); in lobbies less what came back of it. */
export async function readTurnover(tx: Work, { id, role }: Operator): Promise<readonly Turnover[]> {
  const pages = [...pagesOf(MINI), ...pagesOf(VIRTUAL)];
  const { joinInOrder } = tx.engine;
  const { rows } = await sql<Turnover>`
    ${belowOf(rootsOf(id, role))}
    SELECT member_id AS "memberId", ${seoulDayOfColumn('placed_at')} AS day,
      'mini' AS product, sum(stake) AS staked
    FROM below ${joinInOrder} bets ON member_id = below.id
    WHERE page IN (${sql.join(pages)}) AND status IN (1, 2) AND cancelled_at IS NULL GROUP BY 1, 2
    UNION ALL
    SELECT member_id, day, lobby, staked FROM below ${joinInOrder} lobby_days ON member_id = below.id
    ORDER BY day`.execute(tx);
  const ofMembers = groupRows(rows, ({ memberId, product }) => `${memberId}|${product}`);
  return [...ofMembers.values()].flatMap(lessReturned);
}

async function readRates(tx: Work, rows: ReadonlyMap<string, TreeRow>): Promise<Tree['rates']> {
  const known = groupRows(
    await tx.selectFrom('partner_rates').selectAll().orderBy('from_at').execute(),
    ({ partner_id }) => partner_id,
  );
  return new Map(
    [...rows.values()].flatMap(({ id, userId }) => {
      const rates = known.get(id);
      return rates === undefined ? [] : [[userId, rates.map(ratesFrom)] as const];
    }),
  );
}

/** As they are stored. */
export const ratesFrom = ({ from_at, casino, slot, mini }: PartnerRatesTable): RatesFrom => ({
  from: from_at,
  ...{ casino, slot, mini },
});
