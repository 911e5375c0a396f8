/** All that is known beside a request, read at one moment (QUE-5). */
import { sql } from 'kysely';
import { maskedName } from '../../src/domain/cashier/cashierStanding.ts';
import { rollingSum } from '../../src/domain/cashier/rolling.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { RequestFacts } from '../../src/domain/office/requestFacts.ts';
import { SHARE_PRODUCTS } from '../../src/domain/office/requestFacts.ts';
import { lastExchangeAt, readRolling } from '../cashier/cashierFacts.ts';
import { findRequest, requestOf } from '../cashier/requestRows.ts';
import { ADMINISTRATOR } from '../../src/domain/session/member.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { availableBalance } from '../wallet/postTransfers.ts';
import { readQueueMember, readQueueRow } from './queueRows.ts';
import { shareOf } from './today.ts';

const MOST_ALIKE = 20;

/** @returns `undefined` where there is no such request */
export async function readRequestFacts(tx: Work, id: string, now: number): Promise<RequestFacts | undefined> {
  const stored = await findRequest(tx, id);
  const row = stored === undefined ? undefined : await readQueueRow(tx, { kind: stored.kind, id }, now);
  if (stored === undefined || row === undefined) return undefined;
  const memberId = MemberId.parse(stored.member_id);
  const request = requestOf(stored);
  const { nickname, phone } = await tx
    .selectFrom('members')
    .select(['nickname', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const day = seoulDayOf(now);
  return {
    row,
    request,
    ...{ depositor: maskedName(nickname), account: phone.slice(-4) },
    balance: {
      before: await balanceBefore(tx, memberId, stored.requested_at),
      now: await availableBalance(tx, memberId),
    },
    betsSince: await betsOf(tx, sql`member_id = ${memberId} AND placed_at >= ${stored.requested_at}`),
    openBets: await betsOf(tx, sql`member_id = ${memberId} AND status = 0`),
    rolling: rollingSum(await readRolling(tx, memberId, now, id)),
    shares: await sharesOf(tx, memberId, (await lastExchangeAt(tx, memberId, id)) ?? 0),
    sums: {
      today: await sumsBetween(tx, memberId, day, now + 1),
      yesterday: await sumsBetween(tx, memberId, day - DAY_MS, day),
      days30: await sumsBetween(tx, memberId, day - 29 * DAY_MS, now + 1),
    },
    lastCharge: await lastOf(tx, memberId, 'charge'),
    lastExchange: await lastOf(tx, memberId, 'exchange'),
    sameAddress: await sameAddress(tx, memberId),
    twoFrom: (await readSetting(tx, 'office')).twoFrom,
  };
}

/** Won to bet with when something was asked: as the member's own ledger says. */
async function balanceBefore(tx: Work, memberId: MemberId, at: number): Promise<number> {
  const entry = await tx
    .selectFrom('ledger_entries')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('purse', '=', 'money')
    .where('at', '<', at)
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.balance ?? 0;
}

async function betsOf(tx: Work, where: ReturnType<typeof sql>): Promise<{ count: number; won: number }> {
  const { rows } = await sql<{ count: number; won: number }>`
    SELECT count(*) AS count, coalesce(sum(stake), 0) AS won FROM bets WHERE ${where} AND cancelled_at IS NULL`.execute(
    tx,
  );
  return rows[0] ?? { count: 0, won: 0 };
}

async function sharesOf(tx: Work, memberId: MemberId, since: number): Promise<RequestFacts['shares']> {
  const { rows } = await sql<{ page: string; won: number }>`
    SELECT page, sum(stake) AS won FROM bets
    WHERE member_id = ${memberId} AND placed_at >= ${since} AND status IN (0, 1, 2) GROUP BY page`.execute(tx);
  return SHARE_PRODUCTS.map((product) => ({
    product,
    won: rows.filter(({ page }) => shareOf(page) === product).reduce((sum, { won }) => sum + won, 0),
  }));
}

/** Won that was approved from a moment on and before another. */
async function sumsBetween(tx: Work, memberId: MemberId, from: number, until: number) {
  const { rows } = await sql<{ kind: string; won: number }>`
    SELECT kind, sum(amount) AS won FROM money_requests
    WHERE member_id = ${memberId} AND state = 'approved' AND decided_at >= ${from} AND decided_at < ${until} GROUP BY kind`.execute(
    tx,
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.won ?? 0;
  return { charged: of('charge'), exchanged: of('exchange') };
}

async function lastOf(tx: Work, memberId: MemberId, kind: 'charge' | 'exchange'): Promise<RequestFacts['lastCharge']> {
  const row = await tx
    .selectFrom('money_requests')
    .select(['decided_at', 'amount', 'bonus_percent'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'approved')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { at: row.decided_at ?? 0, amount: row.amount, bonusPercent: kind === 'charge' ? row.bonus_percent : null };
}

/** Other members who have signed in from an address this one did, of which the last ten of each are kept; operators are left out. */
export async function sameAddress(tx: Work, memberId: MemberId): Promise<RequestFacts['sameAddress']> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT other.member_id AS id FROM known_addresses AS own
    JOIN known_addresses AS other ON other.place = own.place AND other.member_id <> own.member_id
    JOIN members ON members.id = other.member_id AND members.type <> ${sql.lit(ADMINISTRATOR)}
    WHERE own.member_id = ${memberId} AND own.place <> '' LIMIT ${sql.lit(MOST_ALIKE)}`.execute(tx);
  return Promise.all(rows.map(({ id }) => readQueueMember(tx, id)));
}
