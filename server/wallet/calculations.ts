/** Play by product and day, added up off the index of bets, and settlements that partners ask for (WAL-05, rules CLC). */
import { sql } from 'kysely';
import { askCalculationCall } from '../../src/domain/calls/calculations.ts';
import { calculationsCall } from '../../src/domain/calls/lists.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { CalculationFilter } from '../../src/domain/lists/calculationList.ts';
import {
  calculatedOf,
  calculationRefusal,
  mayCalculate,
  sumsOf,
  type Area,
  type CalculationAsked,
  type CalculationDay,
  type CalculationState,
  type DayGroup,
} from '../../src/domain/wallet/calculation.ts';
import { causeOf } from '../../src/domain/wallet/entry.ts';
import { pointsOf } from '../../src/domain/wallet/ledger.ts';
import { calculationId, tellQueue } from '../office/queueRows.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { tellRow } from '../events/tellMember.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists, type RowsAsked } from '../lists/answerLists.ts';
import { readSignedIn } from '../session/readMember.ts';
import { groupRows } from '../store/groupRows.ts';
import { seoulDayOfColumn } from '../store/seoulDayOfColumn.ts';
import type { Store, Work } from '../store/store.ts';
import { daySumsQuery } from './dayPage.ts';
import { moveFor } from './moveFor.ts';

type Days = ReadonlyMap<number, Omit<CalculationDay, 'area' | 'day' | 'request'>>;

export async function readCalculations(
  tx: Work,
  { memberId, filter, after, limit }: RowsAsked<CalculationFilter>,
): Promise<CalculationDay[]> {
  const { area, from = 0, until = Number.MAX_SAFE_INTEGER } = filter;
  const end = after === undefined ? until : Math.min(until, after.at);
  const days = await daysOf(tx, memberId, area, from, end);
  const requests = await requestsOf(tx, memberId, area, from, end);
  return [...days]
    .map(([day, sums]) => ({ area, day, ...sums, request: requests.get(day) ?? null }))
    .toSorted((a, b) => b.day - a.day)
    .slice(0, limit);
}

async function daysOf(tx: Work, memberId: MemberId, area: Area, from: number, until: number): Promise<Days> {
  if (area === 'event') return entriesOf(tx, memberId, from, until);
  if (area === 'tether') return tetherOf(tx, memberId, from, until);
  const members = await membersOf(tx, memberId);
  const { rows } = await betDaysQuery(members, from, until).execute(tx);
  const rounds = (await roundDaysQuery(members, from, until).execute(tx)).rows.map((row) => ({
    ...row,
    staked: Math.max(0, row.staked),
  }));
  const days = [...groupRows([...rows, ...rounds], ({ day }) => day)].map(
    ([day, groups]) => [day, sumsOf(groups, area)] as const,
  );
  return new Map(days.filter(([, { count }]) => count > 0));
}

/** Whose bets: their own, and a partner's also those of the members whom they recommended (CLC-1). */
async function membersOf(tx: Work, memberId: MemberId): Promise<readonly string[]> {
  const { type, userId } = await readSignedIn(tx, memberId);
  if (!mayCalculate(type)) return [memberId];
  const rows = await tx.selectFrom('members').select('id').where('recommender', '=', userId).execute();
  return [memberId, ...rows.map(({ id }) => id)];
}

/** One row for each day, page and status, off the index of bets. */
export const betDaysQuery = (memberIds: readonly string[], from: number, until: number) =>
  sql<DayGroup>`
    SELECT ${seoulDayOfColumn('placed_at')} AS day, page, status, count(*) AS count,
      sum(stake) AS staked, sum(paid) AS paid FROM bets
    WHERE member_id IN (${sql.join(memberIds)}) AND placed_at >= ${from} AND placed_at < ${until} GROUP BY 1, 2, 3`;

/**
 * Rounds at tables and slots as bets that are decided: they are no bets of the slip, and stand in the ledger alone. A stake that was taken back is taken off the
 * day on which it came back.
 */
const roundDaysQuery = (memberIds: readonly string[], from: number, until: number) =>
  sql<DayGroup>`
    SELECT ${seoulDayOfColumn('at')} AS day, 'casino' AS page, 2 AS status,
      sum(CASE kind WHEN 'casinoStaked' THEN 1 ELSE 0 END) AS count, -sum(CASE kind WHEN 'casinoPaid' THEN 0 ELSE delta END) AS staked,
      sum(CASE kind WHEN 'casinoPaid' THEN delta ELSE 0 END) AS paid FROM ledger_entries
    WHERE member_id IN (${sql.join(memberIds)}) AND purse = 'money' AND at >= ${from} AND at < ${until}
      AND kind IN ('casinoStaked', 'casinoPaid', 'casinoReturned') GROUP BY 1`;

/** Of tether what was approved, by the day of that. */
async function tetherOf(tx: Work, memberId: MemberId, from: number, until: number): Promise<Days> {
  const { rows } = await sql<{
    readonly day: number;
    readonly count: number;
    readonly came: number;
    readonly left: number;
  }>`
    SELECT ${seoulDayOfColumn('decided_at')} AS day, count(*) AS count,
      sum(CASE kind WHEN 'charge' THEN amount ELSE 0 END) AS came, sum(CASE kind WHEN 'charge' THEN 0 ELSE amount END) AS "left" FROM money_requests
    WHERE member_id = ${memberId} AND usdt IS NOT NULL AND state = 'approved' AND decided_at >= ${from} AND decided_at < ${until}
    GROUP BY 1`.execute(tx);
  return new Map(
    rows.map(({ day, count, came, left }) => [
      day,
      { count, open: 0, turnover: came, paid: left, net: came - left, rolling: 0 },
    ]),
  );
}

/** Of events the points that the house gave. */
async function entriesOf(tx: Work, memberId: MemberId, from: number, until: number): Promise<Days> {
  const { rows } = await daySumsQuery(memberId, 'points', from, until).execute(tx);
  const given = rows.filter(({ kind }) => causeOf(kind) === 'granted' || causeOf(kind) === 'coupon');
  const days = [...groupRows(given, ({ day }) => day)].map(([day, kinds]) => {
    const sum = (of: (one: (typeof given)[number]) => number) => kinds.reduce((total, one) => total + of(one), 0);
    const [came, left] = [sum((one) => one.came), sum((one) => one.left)];
    const count = sum((one) => one.count);
    return [day, { count, open: 0, turnover: came, paid: left, net: came - left, rolling: 0 }] as const;
  });
  return new Map(days);
}

async function requestsOf(tx: Work, memberId: MemberId, area: Area, from: number, until: number) {
  const rows = await tx
    .selectFrom('calculations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('area', '=', area)
    .where('day', '>=', from)
    .where('day', '<', until)
    .execute();
  return new Map(
    rows.map(({ day, state, amount, at, reason }) => [day, { state: state as CalculationState, amount, at, reason }]),
  );
}

/** A day as it stands now. */
export async function readCalculationDay(
  tx: Work,
  memberId: MemberId,
  area: Area,
  day: number,
): Promise<CalculationDay> {
  const filter = { area, from: day, until: day + DAY_MS };
  const [known] = await readCalculations(tx, { memberId, filter, after: undefined, limit: 1 });
  return known ?? { ...{ area, day, request: null }, ...sumsOf([], area) };
}

export function calculationRoutes(answer: AnswerCall, store: Store): void {
  answerLists(answer, store)(calculationsCall, readCalculations);
}

interface Decided extends CalculationAsked {
  readonly to: MemberId;
  readonly isPaid: boolean;
  /** What a partner is told whose settlement is rejected. */
  readonly reason: string;
}

/** Pays a settlement that waits, or rejects it. @returns `undefined` where none waits */
export async function decideCalculation(tx: Work, { to, area, day, isPaid, reason }: Decided, now: number) {
  const before = await readCalculationDay(tx, to, area, day);
  if (before.request?.state !== 'requested') return undefined;
  const state = isPaid ? ('paid' as const) : ('rejected' as const);
  await tx
    .updateTable('calculations')
    .set({ state, reason })
    .where('member_id', '=', to)
    .where('area', '=', area)
    .where('day', '=', day)
    .execute();
  const { amount } = before.request;
  if (isPaid) {
    const paid = { from: 'house:points', to: pointsOf(to), kind: 'calculationPaid', betId: null } as const;
    await moveFor(tx, to, [{ ...paid, amount, cause: `${area}-${day}` }], now);
  }
  await tellRow(tx, to, 'calculations', { ...before, request: { ...before.request, state, reason } }, now);
  await tellQueue(tx, { kind: 'calculation', id: calculationId(to, area, day) }, now);
  return { state, amount };
}

export function calculationCommands(answer: AnswerCommand): void {
  answer(askCalculationCall, async (tx, { memberId, given: { area, day }, now }) => {
    if (seoulDayOf(day) !== day) return refuse('malformed');
    const { type } = await readSignedIn(tx, memberId);
    // What such a partner is paid of it is their rolling, and nothing twice (MGR-4).
    if (area === 'casino' && (await hasRolling(tx, memberId))) return refuse('noArea');
    const before = await readCalculationDay(tx, memberId, area, day);
    const refusal = calculationRefusal(before, type, now);
    if (refusal !== undefined) return fail(refusal);
    const request = { state: 'requested' as const, amount: calculatedOf(area, before.rolling), at: now, reason: '' };
    await tx
      .insertInto('calculations')
      .values({ member_id: memberId, area, day, rolling: before.rolling, ...request })
      .execute();
    const asked = { ...before, request };
    await tellRow(tx, memberId, 'calculations', asked, now);
    await tellQueue(tx, { kind: 'calculation', id: calculationId(memberId, area, day) }, now);
    return succeed(asked);
  });
}

const hasRolling = async (tx: Work, memberId: MemberId): Promise<boolean> =>
  (await tx.selectFrom('partner_rates').select('from_at').where('partner_id', '=', memberId).executeTakeFirst()) !==
  undefined;
