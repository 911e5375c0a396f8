/** Reports out of the ledger (ODR-1, ODR-2). Nothing here writes. */
import { sql } from 'kysely';
import { reportCall, reportFileCall } from '../../../src/domain/calls/officeReports.ts';
import { DAY_MS, seoulDate, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { partnersAbove } from '../../../src/domain/office/partners.ts';
import {
  changeOf,
  grossOf,
  productOfPage,
  reportRows,
  totalOf,
  type EntrySum,
  type Report,
  type ReportKind,
  type ReportRow,
} from '../../../src/domain/office/reports.ts';
import type { TransferKind } from '../../../src/domain/wallet/ledger.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { seoulDayOfColumn } from '../../store/seoulDayOfColumn.ts';
import type { Work } from '../../store/store.ts';
import { asCsvFile, csvHead, csvLine } from '../../wallet/csv.ts';
import type { OfficeParts } from '../officeParts.ts';

const MOST_DAYS = 92;
const MOST_ROWS = 1_000;
const FILE_HEAD = ['bets', 'staked', 'paid', 'gross', 'charged', 'exchanged', 'given', 'change'] as const;

/** What is asked for: `from` and `until` in epoch ms. */
interface ReportAsked {
  readonly by: ReportKind;
  readonly from: number;
  readonly until: number;
}

export function reportRoutes(answer: AnswerCall, { store }: OfficeParts): void {
  answer(reportCall, ({ query }) => store.read((tx) => readReport(tx, query)));

  answer(reportFileCall, async ({ query, reply }) => {
    const { by, rows, total } = await store.read((tx) => readReport(tx, query));
    const lineOf = (row: ReportRow, name: string) => {
      const play = [row.bets, row.staked, row.paid, grossOf(row)];
      return csvLine([name, row.name, ...play, row.charged, row.exchanged, row.given, changeOf(row)]);
    };
    const nameOf = ({ key }: ReportRow) => (by === 'day' ? seoulDate(Number(key)) : key);
    const lines = rows.map((row) => lineOf(row, nameOf(row)));
    const head = csvHead([by, 'name', ...FILE_HEAD]);
    return asCsvFile(reply, `report-${by}.csv`).send(`${head}${lines.join('')}${lineOf(total, 'total')}`);
  });
}

/** Whole days: from the one that `from` is in to the one before `until` is in, or ends with. */
export async function readReport(tx: Work, { by, ...asked }: ReportAsked): Promise<Report> {
  const until = seoulDayOf(asked.until + DAY_MS - 1);
  const from = Math.max(seoulDayOf(asked.from), until - MOST_DAYS * DAY_MS);
  const rows = await rowsOf(tx, by, from, until);
  const total = totalOf(rows);
  const { rows: held } = await sql<{ won: number }>`
    SELECT coalesce(sum(balance), 0) AS won FROM accounts WHERE account >= 'available:' AND account < 'available;'`.execute(
    tx,
  );
  return { by, from, until, rows: rows.slice(0, MOST_ROWS), total, change: changeOf(total), held: held[0]?.won ?? 0 };
}

async function rowsOf(tx: Work, by: ReportKind, from: number, until: number): Promise<readonly ReportRow[]> {
  switch (by) {
    case 'day':
      return reportRows(await daySums(tx, from, until)).toSorted((a, b) => Number(b.key) - Number(a.key));
    case 'product':
      return reportRows([...(await productSums(tx, from, until)), ...(await lobbySums(tx, from, until))]);
    case 'level':
      return reportRows(await memberSums(tx, 'level', from, until)).toSorted((a, b) => Number(a.key) - Number(b.key));
    case 'partner':
      return partnerRows(tx, await memberSums(tx, 'id', from, until));
  }
}

interface Stored {
  readonly key: string | number;
  readonly kind: TransferKind;
  readonly count: number;
  readonly sum: number;
}

const sumsOf = (rows: readonly Stored[]): readonly EntrySum[] => rows.map((row) => ({ ...row, key: String(row.key) }));

async function daySums(tx: Work, from: number, until: number): Promise<readonly EntrySum[]> {
  const { rows } = await sql<Stored>`
    SELECT ${seoulDayOfColumn('at')} AS key, kind, count(*) AS count, sum(delta) AS sum
    FROM ledger_entries WHERE purse = 'money' AND at >= ${from} AND at < ${until} GROUP BY 1, 2`.execute(tx);
  return sumsOf(rows);
}

/** Bets by their page; tables and slots come from their own sums, for an entry does not know which it is of (LBY-9). */
async function productSums(tx: Work, from: number, until: number): Promise<readonly EntrySum[]> {
  const { rows } = await sql<Stored>`
    SELECT coalesce(page, '') AS key, kind, count(*) AS count, sum(delta) AS sum
    FROM ledger_entries LEFT JOIN bets USING (bet_id)
    WHERE purse = 'money' AND at >= ${from} AND at < ${until} AND kind NOT IN ('casinoStaked', 'casinoPaid', 'casinoReturned')
    GROUP BY 1, 2`.execute(tx);
  return rows.map((row) => ({ ...row, key: productOfPage(String(row.key)) }));
}

async function lobbySums(tx: Work, from: number, until: number): Promise<readonly EntrySum[]> {
  const { rows } = await sql<{ key: string; rounds: number; staked: number; paid: number }>`
    SELECT lobby AS key, sum(rounds) AS rounds, sum(staked) AS staked, sum(paid) AS paid
    FROM lobby_days WHERE day >= ${from} AND day < ${until} GROUP BY 1`.execute(tx);
  return rows.flatMap(({ key, rounds, staked, paid }) => [
    { key, kind: 'casinoStaked' as const, count: rounds, sum: -staked },
    { key, kind: 'casinoPaid' as const, count: 0, sum: paid },
  ]);
}

/** By what members are now: their level, or themselves. */
async function memberSums(tx: Work, by: 'level' | 'id', from: number, until: number): Promise<readonly EntrySum[]> {
  const { rows } = await sql<Stored>`
    SELECT ${sql.ref(`members.${by}`)} AS key, kind, count(*) AS count, sum(delta) AS sum
    FROM ledger_entries JOIN members ON members.id = member_id
    WHERE purse = 'money' AND at >= ${from} AND at < ${until} GROUP BY 1, 2`.execute(tx);
  return sumsOf(rows);
}

/** Each member counts with the partner next above, a partner with themselves; whoever has none comes last. */
async function partnerRows(tx: Work, sums: readonly EntrySum[]): Promise<readonly ReportRow[]> {
  const members = await tx.selectFrom('members').select(['id', 'user_id as userId', 'recommender']).execute();
  const tree = new Map(members.map((member) => [member.userId, member]));
  const operators = await tx
    .selectFrom('operators')
    .innerJoin('members', 'members.id', 'operators.member_id')
    .select(['user_id', 'name'])
    .where('operators.role', '=', 'partner')
    .execute();
  const names = new Map(operators.map(({ user_id, name }) => [user_id, name]));
  const partners = new Set(names.keys());
  const partnerOf = new Map(
    members.map((member) => {
      const above = partners.has(member.userId) ? member.userId : partnersAbove(member, tree, partners)[0];
      return [member.id, above ?? ''] as const;
    }),
  );
  const rows = reportRows(sums.map((sum) => ({ ...sum, key: partnerOf.get(sum.key) ?? '' })));
  return rows
    .map((row) => ({ ...row, name: names.get(row.key) ?? '' }))
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || b.staked - a.staked);
}
