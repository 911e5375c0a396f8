/** The figures of today out of the books, at one moment (OPR-8): bets by when they were placed and settled, casino play by its transfers, the rest as it stands. */
import { sql } from 'kysely';
import { productOf } from '../../src/domain/bets/betTotals.ts';
import { PRODUCERS } from '../../src/domain/events/catalogue.ts';
import { DAY_MS, seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { QUEUE_KINDS, QUEUE_RULES } from '../../src/domain/office/queue.ts';
import { SHARE_PRODUCTS, type ShareProduct } from '../../src/domain/office/requestFacts.ts';
import type { Today } from '../../src/domain/office/today.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import type { OpenCounts } from '../processes.ts';
import type { Work } from '../store/store.ts';

const HOUR_MS = 3_600_000;

/** What is known beside the books. */
export interface Running {
  readonly producers: ProducerStates;
  readonly open: OpenCounts;
}

/** Play of one hour and product. Won. */
interface Played {
  readonly hour: number;
  readonly page: string;
  readonly count: number;
  readonly staked: number;
  readonly paid: number;
}

/** @param now epoch ms */
export async function readToday(tx: Work, running: Running, now: number): Promise<Today> {
  const day = seoulDayOf(now);
  const hours = Math.floor((now - day) / HOUR_MS) + 1;
  const placed = [...(await placedBetween(tx, day, now + 1)), ...(await casinoBetween(tx, day, now + 1))];
  const settled = [...(await settledBetween(tx, day, now + 1)), ...(await casinoBetween(tx, day, now + 1))];
  const before = {
    placed: await lastDay(tx, placedBetween, day, now),
    settled: await lastDay(tx, settledBetween, day, now),
  };
  const staked = (one: Played) => one.staked;
  const won = (one: Played) => one.staked - one.paid;
  return {
    ...{ day, at: now },
    stakes: {
      ...{ won: sumOf(placed, staked), bets: sumOf(placed, ({ count }) => count) },
      ...{ byHour: byHour(placed, hours, staked), lastDay: sumOf(before.placed, staked) },
    },
    wins: {
      ...{ won: sumOf(settled, ({ paid }) => paid), settled: sumOf(settled, staked) },
      byHour: byHour(settled, hours, ({ paid }) => paid),
    },
    gross: {
      won: sumOf(settled, won),
      byHour: runningSums(byHour(settled, hours, won)),
      lastDay: sumOf(before.settled, won),
    },
    liability: await liabilityOf(tx),
    online: { members: running.open.members, streams: running.open.bets },
    queue: await queueOf(tx, now),
    decided: await decidedSince(tx, day),
    products: SHARE_PRODUCTS.map((product) => ({
      product,
      stakes: sumOf(
        placed.filter(({ page }) => shareOf(page) === product),
        staked,
      ),
      gross: sumOf(
        settled.filter(({ page }) => shareOf(page) === product),
        won,
      ),
    })),
    refusals: await refusalsSince(tx, day),
    producers: await producersOf(tx, running.producers),
    streams: await streamsOf(tx, running),
  };
}

const sumOf = (rows: readonly Played[], of: (row: Played) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const byHour = (rows: readonly Played[], hours: number, of: (row: Played) => number): number[] =>
  Array.from({ length: hours }, (_, hour) =>
    sumOf(
      rows.filter((row) => row.hour === hour),
      of,
    ),
  );

/** Each with all before it. */
function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

const SHARES: readonly ShareProduct[] = ['sports', 'inPlay', 'miniGame', 'virtual', 'casino'];
/** The product that bets of a page are of; of none of our pages, the casino. */
export const shareOf = (page: string): ShareProduct => SHARES[productOf(page) - 1] ?? 'casino';

type Between = (tx: Work, from: number, until: number) => Promise<readonly Played[]>;

/** Yesterday until the same time of day. */
const lastDay = async (tx: Work, between: Between, day: number, now: number) => [
  ...(await between(tx, day - DAY_MS, now - DAY_MS + 1)),
  ...(await casinoBetween(tx, day - DAY_MS, now - DAY_MS + 1)),
];

/** Bets that were not taken back, by when they were placed. */
const placedBetween: Between = async (tx, from, until) =>
  (
    await sql<Played>`
      SELECT CAST((placed_at - ${from}) / ${sql.lit(HOUR_MS)} AS INTEGER) AS hour, page, count(*) AS count, sum(stake) AS staked, 0 AS paid
      FROM bets WHERE placed_at >= ${from} AND placed_at < ${until} AND cancelled_at IS NULL GROUP BY 1, 2`.execute(tx)
  ).rows;

const settledBetween: Between = async (tx, from, until) =>
  (
    await sql<Played>`
      SELECT CAST((settled_at - ${from}) / ${sql.lit(HOUR_MS)} AS INTEGER) AS hour, page, count(*) AS count, sum(stake) AS staked,
        sum(paid) AS paid
      FROM bets WHERE settled_at >= ${from} AND settled_at < ${until} AND cancelled_at IS NULL GROUP BY 1, 2`.execute(
      tx,
    )
  ).rows;

/** A round of the casino is staked and decided at once; what went back was never staked. */
const casinoBetween: Between = async (tx, from, until) =>
  (
    await sql<Played>`
      SELECT CAST((at - ${from}) / ${sql.lit(HOUR_MS)} AS INTEGER) AS hour, 'casino' AS page, sum(CASE kind WHEN 'casinoStaked' THEN 1 ELSE 0 END) AS count,
        sum(CASE kind WHEN 'casinoStaked' THEN amount WHEN 'casinoReturned' THEN -amount ELSE 0 END) AS staked,
        sum(CASE kind WHEN 'casinoPaid' THEN amount ELSE 0 END) AS paid
      FROM transfers WHERE kind IN ('casinoStaked', 'casinoPaid', 'casinoReturned') AND at >= ${from} AND at < ${until}
      GROUP BY 1`.execute(tx)
  ).rows;

async function liabilityOf(tx: Work): Promise<Today['liability']> {
  const { rows } = await sql<Today['liability']>`
    SELECT coalesce(sum(expected_winnings), 0) AS won, count(*) AS bets, coalesce(sum(stake), 0) AS staked
    FROM bets WHERE status = 0`.execute(tx);
  return rows[0] ?? { won: 0, bets: 0, staked: 0 };
}

async function queueOf(tx: Work, now: number): Promise<Today['queue']> {
  const rows = await tx.selectFrom('office_queue').select(['kind', 'since', 'amount']).execute();
  return QUEUE_KINDS.map((kind) => {
    const waiting = rows.filter((row) => row.kind === kind);
    const since = waiting.map((row) => row.since);
    return {
      ...{ kind, waiting: waiting.length, amount: waiting.reduce((sum, { amount }) => sum + (amount ?? 0), 0) },
      late: since.filter((at) => now - at > QUEUE_RULES[kind].normMs).length,
      oldest: since.length === 0 ? null : Math.min(...since),
    };
  });
}

async function decidedSince(tx: Work, day: number): Promise<Today['decided']> {
  const rows = await tx
    .selectFrom('money_requests')
    .select(['requested_at', 'decided_at'])
    .where('decided_at', '>=', day)
    .where('state', 'in', ['approved', 'rejected'])
    .execute();
  const waited = rows.map((row) => (row.decided_at ?? 0) - row.requested_at).toSorted((a, b) => a - b);
  return { requests: rows.length, medianMs: waited[Math.floor((waited.length - 1) / 2)] ?? null };
}

async function refusalsSince(tx: Work, day: number): Promise<Today['refusals']> {
  const { rows } = await sql<{ reason: string | null; count: number }>`
    SELECT ${tx.engine.jsonText(sql`body`, 'reason')} AS reason, count(*) AS count FROM bet_keys
    WHERE status IS DISTINCT FROM 200 AND created_at >= ${day} AND command IS NULL AND state = 'decided'
    GROUP BY 1 ORDER BY 2 DESC LIMIT 20`.execute(tx);
  return rows.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
}

async function producersOf(tx: Work, states: ProducerStates): Promise<Today['producers']> {
  const rows = await tx.selectFrom('producers').selectAll().execute();
  return PRODUCERS.map((producer) => {
    const changedAt = rows.find((row) => row.producer === producer)?.changed_at ?? null;
    return { producer, state: states[producer] ?? 'down', changedAt };
  });
}

async function streamsOf(tx: Work, { open }: Running): Promise<Today['streams']> {
  const headOf = async (pattern: string) => {
    const { rows } = await sql<{ head: number }>`
      SELECT coalesce(sum(head), 0) AS head FROM stream_heads WHERE stream LIKE ${pattern}`.execute(tx);
    return rows[0]?.head ?? 0;
  };
  return [
    { name: 'events', head: await headOf('events'), open: open.events, behind: open.behind },
    { name: 'members', head: await headOf('bets:%'), open: open.bets, behind: 0 },
    { name: 'office', head: await headOf('office'), open: open.office, behind: 0 },
  ];
}
