/** Members of one browser on both sides of a market (MBR-9). */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import {
  joinPairs,
  MOST_UNUSUAL,
  UNUSUAL_RULES,
  type Backing,
  type UnusualPlay,
} from '../../../src/domain/office/unusual.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import { breathe } from '../../breathe.ts';
import { chunksOf } from '../../store/chunksOf.ts';
import { groupRows } from '../../store/groupRows.ts';
import type { Store, Work } from '../../store/store.ts';
import { readQueueMember } from '../queueRows.ts';
import { strongestPairs } from './backedPairs.ts';
import { inPortions, portionEnd } from './inPortions.ts';

/** Members whose stakes are added up at once. */
const MEMBERS_AT_ONCE = 50;

type BothSides = UnusualPlay['bothSides'][number];

/** A pick counts with the whole stake of its bet (RSK-8), and no pick is read of a member without a shared browser, nor of one who staked too little in all. */
export async function readBothSides(store: Store, since: number): Promise<UnusualPlay['bothSides']> {
  const browsers = await sharedBrowsers(store);
  const backed = new Map<string, readonly Backing[]>();
  for (const chunk of chunksOf([...new Set(browsers.flat())], MEMBERS_AT_ONCE)) {
    for (const memberId of await store.read((tx) => stakingEnough(tx, chunk, since))) {
      const backings = await backedBy(store, memberId, since);
      if (backings.length > 0) backed.set(memberId, backings);
    }
    await breathe();
  }
  const rows: BothSides[] = [];
  for (const backings of joinPairs(await strongestPairs(browsers, backed)).slice(0, MOST_UNUSUAL)) {
    rows.push(await bothSidesOf(store, backings));
  }
  return rows;
}

/** Of each browser that several members signed in with, who did. */
async function sharedBrowsers(store: Store): Promise<readonly (readonly string[])[]> {
  const shared: (readonly string[])[] = [];
  await inPortions(store, '', devicesBehind, (rows) => {
    for (const ofDevice of groupRows(rows, ({ device }) => device).values()) {
      if (ofDevice.length > 1) shared.push(ofDevice.map(({ memberId }) => memberId));
    }
  });
  return shared;
}

async function devicesBehind(tx: Work, behind: string) {
  const through = await portionEnd<string>(tx, sql`device`, sql`known_devices WHERE device > ${behind}`);
  if (through === null) return undefined;
  const { rows } = await sql<{ device: string; memberId: string }>`
    SELECT d.device, d.member_id AS "memberId" FROM known_devices d JOIN members m ON m.id = d.member_id
    WHERE d.device > ${behind} AND d.device <= ${through} AND m.type <> ${ADMINISTRATOR}
    ORDER BY d.device, d.member_id`.execute(tx);
  return { through, rows };
}

/** Who of some members staked as much in all as the rule asks for on one selection. */
async function stakingEnough(tx: Work, memberIds: readonly string[], since: number): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    SELECT member_id AS "memberId" FROM bets
    WHERE member_id IN (${sql.join(memberIds)}) AND placed_at >= ${since} AND status IN (0, 1, 2)
    GROUP BY member_id HAVING sum(stake) >= ${UNUSUAL_RULES.bothSides.leastStaked}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** What a member backed with enough. */
async function backedBy(store: Store, memberId: string, since: number): Promise<readonly Backing[]> {
  const all = new Map<string, Backing>();
  await inPortions(
    store,
    since - 1,
    (tx, behind) => picksBehind(tx, memberId, behind),
    (rows) => {
      for (const row of rows) {
        const key = JSON.stringify([row.fixtureId, row.marketId, row.baseLine, row.selectionId]);
        const staked = row.staked + (all.get(key)?.staked ?? 0);
        all.set(key, { ...row, memberId, staked });
      }
    },
  );
  return [...all.values()].filter(({ staked }) => staked >= UNUSUAL_RULES.bothSides.leastStaked);
}

async function picksBehind(tx: Work, memberId: string, behind: number) {
  const through = await portionEnd<number>(
    tx,
    sql`placed_at`,
    sql`bets WHERE member_id = ${memberId} AND placed_at > ${behind}`,
  );
  if (through === null) return undefined;
  const { rows } = await sql<Omit<Backing, 'memberId'>>`
    SELECT p.fixture_id AS "fixtureId", p.market_id AS "marketId", p.base_line AS "baseLine", p.selection_id AS "selectionId",
      sum(b.stake) AS staked
    FROM bets b ${tx.engine.joinInOrder} bet_picks p ON p.bet_id = b.bet_id
    WHERE b.member_id = ${memberId} AND b.placed_at > ${behind} AND b.placed_at <= ${through}
      AND b.status IN (0, 1, 2) AND (p.settlement IS NULL OR p.settlement NOT IN (-1, 3))
    GROUP BY 1, 2, 3, 4`.execute(tx);
  return { through, rows };
}

async function bothSidesOf(store: Store, backings: readonly Backing[]): Promise<BothSides> {
  const sides: Awaited<ReturnType<typeof sideOf>>[] = [];
  for (const backed of groupRows(backings, ({ selectionId }) => selectionId).values()) {
    sides.push(await store.read((tx) => sideOf(tx, backed)));
    await breathe();
  }
  const { fixtureId, marketId, marketName, baseLine, leagueName, home, away } = sides[0]!.pick;
  return {
    ...{ fixtureId, marketId, marketName, baseLine, leagueName, home, away },
    sides: sides.map(({ pick: { selectionId, side, name, line }, members }) => ({
      ...{ selectionId, side, name, line, members },
      staked: members.reduce((sum, { staked }) => sum + staked, 0),
    })),
  };
}

/** Who backed a selection, with the words of one of their picks. */
async function sideOf(tx: Work, backed: readonly Backing[]) {
  const [{ memberId, fixtureId, selectionId }] = backed as readonly [Backing];
  const { body } = await tx
    .selectFrom('bet_picks')
    .select('body')
    .where('member_id', '=', memberId)
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const members = backed.map(async (one) => ({ ...(await readQueueMember(tx, one.memberId)), staked: one.staked }));
  return { pick: JSON.parse(body) as BetPick, members: await Promise.all(members) };
}
