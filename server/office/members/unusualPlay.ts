/**
 * Members whose play stands out by a rule of `UNUSUAL_RULES` (MBR-8 … MBR-11). Void and cancelled bets count for nothing; operators are not counted. Nothing here writes,
 * and all is read in portions: a week's bets are too many for one reading while others wait.
 */
import { sql } from 'kysely';
import { MOST_UNUSUAL, UNUSUAL_RULES, unusualSince, type UnusualPlay } from '../../../src/domain/office/unusual.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import { breathe } from '../../breathe.ts';
import type { Store, Work } from '../../store/store.ts';
import { readQueueMember } from '../queueRows.ts';
import { readBothSides } from './bothSides.ts';
import { inPortions, portionEnd } from './inPortions.ts';

/** @param now epoch ms */
export async function readUnusualPlay(store: Store, now: number): Promise<UnusualPlay> {
  const since = unusualSince(now);
  return {
    since,
    bothSides: await readBothSides(store, since),
    passesThrough: await readPassesThrough(store, since),
    winsMuch: await readWinsMuch(store, since),
  };
}

/** One reading at a time: whoever asks while it goes on is answered by it. */
export function shareUnusualPlay(store: Store): (now: number) => Promise<UnusualPlay> {
  let running: Promise<UnusualPlay> | undefined;
  return (now) =>
    (running ??= readUnusualPlay(store, now).finally(() => {
      running = undefined;
    }));
}

type Passing = Omit<UnusualPlay['passesThrough'][number], 'member'> & { readonly memberId: string };

/** Stakes and what was taken out are those from the first of the charges on. */
async function readPassesThrough(store: Store, since: number): Promise<UnusualPlay['passesThrough']> {
  const { leastCharged, stakedBelowOneIn, takenFromOneIn } = UNUSUAL_RULES.passesThrough;
  const charges = new Map<string, Charges>();
  await inPortions(store, since - 1, chargesBehind, (rows) => {
    for (const { memberId, charged, firstAt } of rows) {
      const before = charges.get(memberId);
      charges.set(memberId, {
        memberId,
        charged: charged + (before?.charged ?? 0),
        firstAt: Math.min(firstAt, before?.firstAt ?? firstAt),
      });
    }
  });
  const found: Passing[] = [];
  for (const one of charges.values()) {
    if (one.charged < leastCharged) continue;
    const { memberId, charged } = one;
    const { taken, staked } = await store.read((tx) => sumsSince(tx, one));
    await breathe();
    if (staked * stakedBelowOneIn < charged && taken * takenFromOneIn >= charged)
      found.push({ memberId, charged, staked, taken });
  }
  return strongest(store, found, ({ taken }) => taken);
}

/** A member's charges: won, and when the first of them was approved. */
interface Charges {
  readonly memberId: string;
  readonly charged: number;
  readonly firstAt: number;
}

async function chargesBehind(tx: Work, behind: number) {
  const through = await portionEnd<number>(tx, sql`decided_at`, sql`money_requests WHERE decided_at > ${behind}`);
  if (through === null) return undefined;
  const { rows } = await sql<Charges>`
    SELECT r.member_id AS "memberId", sum(r.amount) AS charged, min(r.decided_at) AS "firstAt"
    FROM money_requests r JOIN members m ON m.id = r.member_id
    WHERE r.decided_at > ${behind} AND r.decided_at <= ${through} AND r.kind = 'charge' AND r.state = 'approved'
      AND m.type <> ${ADMINISTRATOR}
    GROUP BY r.member_id`.execute(tx);
  return { through, rows };
}

async function sumsSince(tx: Work, { memberId, firstAt }: Charges): Promise<{ taken: number; staked: number }> {
  const { rows } = await sql<{ taken: number; staked: number }>`
    SELECT
      (SELECT coalesce(sum(stake), 0) FROM bets WHERE member_id = ${memberId} AND placed_at >= ${firstAt} AND status IN (0, 1, 2))
        - (SELECT coalesce(sum(delta), 0) FROM ledger_entries
          WHERE member_id = ${memberId} AND purse = 'money' AND at >= ${firstAt} AND kind IN ('casinoStaked', 'casinoReturned'))
        AS staked,
      (SELECT coalesce(sum(amount), 0) FROM money_requests
        WHERE member_id = ${memberId} AND requested_at >= ${firstAt} AND kind = 'exchange' AND state IN ('requested', 'approved'))
        AS taken`.execute(tx);
  const { taken, staked } = rows[0]!;
  // A stake of before the first charge may come back after it.
  return { taken, staked: Math.max(0, staked) };
}

type Winning = Omit<UnusualPlay['winsMuch'][number], 'member'> & { readonly memberId: string };

async function readWinsMuch(store: Store, since: number): Promise<UnusualPlay['winsMuch']> {
  const { leastBets, leastTimesStaked, leastWon } = UNUSUAL_RULES.winsMuch;
  const sums = new Map<string, Winning>();
  await inPortions(store, since - 1, settledBehind, (rows) => {
    for (const { memberId, bets, staked, paid } of rows) {
      const before = sums.get(memberId) ?? { bets: 0, staked: 0, paid: 0 };
      sums.set(memberId, {
        memberId,
        bets: before.bets + bets,
        staked: before.staked + staked,
        paid: before.paid + paid,
      });
    }
  });
  const found = [...sums.values()].filter(
    ({ bets, staked, paid }) => bets >= leastBets && paid >= staked * leastTimesStaked && paid - staked >= leastWon,
  );
  return strongest(store, found, ({ paid, staked }) => paid - staked);
}

async function settledBehind(tx: Work, behind: number) {
  const through = await portionEnd<number>(tx, sql`settled_at`, sql`bets WHERE settled_at > ${behind}`);
  if (through === null) return undefined;
  const { rows } = await sql<Winning>`
    SELECT b.member_id AS "memberId", count(*) AS bets, sum(b.stake) AS staked, sum(b.paid) AS paid
    FROM bets b JOIN members m ON m.id = b.member_id
    WHERE b.settled_at > ${behind} AND b.settled_at <= ${through} AND b.status IN (1, 2) AND m.type <> ${ADMINISTRATOR}
    GROUP BY b.member_id`.execute(tx);
  return { through, rows };
}

/** The strongest, each with its member. */
async function strongest<Row extends { readonly memberId: string }>(
  store: Store,
  found: readonly Row[],
  strengthOf: (row: Row) => number,
) {
  const first = found
    .toSorted((one, other) => strengthOf(other) - strengthOf(one) || (one.memberId < other.memberId ? -1 : 1))
    .slice(0, MOST_UNUSUAL);
  return store.read((tx) =>
    Promise.all(
      first.map(async ({ memberId, ...figures }) => ({ member: await readQueueMember(tx, memberId), ...figures })),
    ),
  );
}
