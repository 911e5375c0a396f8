/** Days of a member's ledger: sums by kind and the balance by the hour, added up off the index that entries are read by (STM-4). */
import { sql } from 'kysely';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { DayFilter } from '../../src/domain/lists/entryList.ts';
import type { LedgerDay, Purse } from '../../src/domain/wallet/entry.ts';
import type { TransferKind } from '../../src/domain/wallet/ledger.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Engine } from '../store/engine.ts';
import { groupRows } from '../store/groupRows.ts';
import { seoulDayOfColumn } from '../store/seoulDayOfColumn.ts';
import type { Work } from '../store/store.ts';

const HOUR_MS = 3_600_000;

/** Days that lie in the span as a whole are whole; of the others what lies in it counts. */
export async function readDayPage(
  tx: Work,
  { memberId, filter, after, limit }: RowsAsked<DayFilter>,
): Promise<LedgerDay[]> {
  const { purse, from = 0, until = Number.MAX_SAFE_INTEGER } = filter;
  const end = after === undefined ? until : Math.min(until, after.at);
  const begin = await beginOfDays(tx, memberId, purse, from, end, limit);
  if (begin === undefined) return [];
  const span = [memberId, purse, begin, end] as const;
  const sums = groupRows((await daySumsQuery(...span).execute(tx)).rows, ({ day }) => day);
  const hours = groupRows((await hoursQuery(tx.engine, ...span).execute(tx)).rows, ({ at }) => seoulDayOf(at));
  const days = [...sums].map(([day, kinds]) => {
    const steps = (hours.get(day) ?? []).map(({ at, balance }) => ({ at, balance }));
    const closing = steps.at(-1)?.balance ?? 0;
    const moved = kinds.reduce((sum, { came, left }) => sum + came - left, 0);
    const byKind = kinds.map(({ kind, count, came, left }) => ({ kind, count, came, left }));
    return { purse, day, opening: closing - moved, closing, sums: byKind, steps };
  });
  return days.toSorted((a, b) => b.day - a.day).slice(0, limit);
}

/** Where the page's last day begins: days without an entry are passed over, one index seek each run of them. */
async function beginOfDays(
  tx: Work,
  memberId: MemberId,
  purse: Purse,
  from: number,
  end: number,
  limit: number,
): Promise<number | undefined> {
  let begin: number | undefined;
  for (let found = 0, before = end; found < limit; found += 1) {
    const latest = await tx
      .selectFrom('ledger_entries')
      .select('at')
      .where('member_id', '=', memberId)
      .where('purse', '=', purse)
      .where('at', '>=', from)
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest === undefined) break;
    before = seoulDayOf(latest.at);
    begin = Math.max(from, before);
  }
  return begin;
}

interface KindOfDay {
  /** When it began, epoch ms. */
  readonly day: number;
  readonly kind: TransferKind;
  readonly count: number;
  readonly came: number;
  readonly left: number;
}

export const daySumsQuery = (memberId: MemberId, purse: Purse, from: number, until: number) =>
  sql<KindOfDay>`
    SELECT ${seoulDayOfColumn('at')} AS day, kind, count(*) AS count,
      sum(CASE WHEN delta > 0 THEN delta ELSE 0 END) AS came, sum(CASE WHEN delta < 0 THEN -delta ELSE 0 END) AS "left" FROM ledger_entries
    WHERE member_id = ${memberId} AND purse = ${purse} AND at >= ${from} AND at < ${until} GROUP BY 1, 2`;

/** Of each hour its last entry. */
export const hoursQuery = (engine: Engine, memberId: MemberId, purse: Purse, from: number, until: number) =>
  sql<{ readonly at: number; readonly balance: number; readonly last: number }>`
    SELECT ${engine.ofLargest(sql`at`, sql`entry_id`)} AS at, ${engine.ofLargest(sql`balance`, sql`entry_id`)} AS balance, max(entry_id) AS last FROM ledger_entries
    WHERE member_id = ${memberId} AND purse = ${purse} AND at >= ${from} AND at < ${until}
    GROUP BY at / ${sql.lit(HOUR_MS)} ORDER BY 1`;
