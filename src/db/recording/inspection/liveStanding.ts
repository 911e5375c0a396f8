/** How streams, bets on their way and stored rows stand at this moment (INS-11): what no recording has, read where it is. */
import { allFixtures, readFollowedFixtures } from '../../queries/fixtures.ts';
import { streamHealth } from '../../queries/session.ts';
import type { Fixture, Market, Selection } from '../../../domain/sports/fixture.ts';
import { LOCK_REASONS, lockReasons, type LockReason } from '../../../domain/recording/inspection/lockReasons.ts';
import type { HanpanDatabase, OutboxDatabase } from '../../tables/database.ts';
import { theirsOf } from '../../tables/theirs.ts';
import { shortName, textOf } from './fields.ts';
import { streamsAt, type RowReader, type StreamStanding } from './streamStates.ts';

/** A bet or another command on its way, or ended. */
export interface SentStanding {
  /** The last letters of its key. */
  readonly key: string;
  /** Its page, or what it is. */
  readonly what: string;
  readonly state: string;
  readonly attempts: number | undefined;
  /** Epoch ms. */
  readonly changedAt: number;
}

export interface TableStanding {
  readonly db: 'house' | 'member' | 'outbox';
  readonly table: string;
  readonly rows: number;
}

export interface LiveStanding {
  readonly streams: readonly StreamStanding[];
  /** Who led last; `undefined` where nobody did. */
  readonly leader: string | undefined;
  /** Topics that each tab looks at. */
  readonly looks: readonly { readonly tab: string; readonly topics: number }[];
  readonly sent: readonly SentStanding[];
  readonly tables: readonly TableStanding[];
}

const MOST_SENT = 8;
const KEY_LETTERS = 4;

/** @param now epoch ms */
export async function liveStanding(db: HanpanDatabase, outbox: OutboxDatabase, now: number): Promise<LiveStanding> {
  const theirs = await theirsOf(db);
  const rows = new Map<string, unknown>();
  const note = (name: string, key: string, row: unknown) => void (row !== undefined && rows.set(`${name}|${key}`, row));
  for (const row of await db.health.toArray()) note('house|health', row.stream, row);
  for (const row of await db.checkpoints.toArray()) note('house|checkpoints', row.stream, row);
  for (const row of (await theirs?.health.toArray()) ?? []) note('member|health', row.stream, row);
  for (const row of (await theirs?.checkpoints.toArray()) ?? []) note('member|checkpoints', row.stream, row);
  const reader: RowReader = { row: (of, table, key) => rows.get(`${of}|${table}|${key}`) };
  const term = await db.settings.get('term');
  const holder = textOf(term, 'value', 'holder');
  const looks = await db.looks.toArray();
  return {
    streams: streamsAt(reader, now),
    leader: holder === undefined ? undefined : shortName(holder).slice(0, 6),
    looks: looks.map(({ tabId, topics }) => ({ tab: tabId.slice(0, KEY_LETTERS), topics: topics.length })),
    sent: await sentStandings(outbox),
    tables: [
      ...(await countRows('house', db)),
      ...(theirs === undefined ? [] : await countRows('member', theirs)),
      ...(await countRows('outbox', outbox)),
    ],
  };
}

async function sentStandings(outbox: OutboxDatabase): Promise<readonly SentStanding[]> {
  const [intents, commands] = await Promise.all([outbox.intents.toArray(), outbox.commands.toArray()]);
  const bets = intents.map(({ key, page, state, attempts, updatedAt }) => ({
    ...{ key: key.slice(-KEY_LETTERS), what: page, state, attempts, changedAt: updatedAt },
  }));
  const others = commands.map(({ key, name, standing, updatedAt }) => ({
    ...{ key: key.slice(-KEY_LETTERS), what: name, state: standing, attempts: undefined, changedAt: updatedAt },
  }));
  return [...bets, ...others].toSorted((a, b) => b.changedAt - a.changedAt).slice(0, MOST_SENT);
}

async function countRows(
  name: TableStanding['db'],
  db: Pick<OutboxDatabase, 'tables'>,
): Promise<readonly TableStanding[]> {
  const counts = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()] as const));
  return counts.filter(([, rows]) => rows > 0).map(([table, rows]) => ({ db: name, table, rows }));
}

/** A price that cannot be pressed, and why. */
export interface LockedPrice {
  readonly fixture: Fixture;
  readonly market: Market;
  readonly selection: Selection;
  readonly reasons: readonly LockReason[];
}

export interface LocksFound {
  /** The first of them. */
  readonly locked: readonly LockedPrice[];
  /** Of the games asked for: prices, and of these by reason how many are locked. */
  readonly prices: number;
  readonly byReason: Readonly<Record<LockReason, number>>;
}

const MOST_LOCKED = 12;
const MOST_GAMES = 5_000;

/**
 * Locked prices of stored games.
 *
 * @param words of the names of a team, or the id of a game or a selection; all that is on the slip of somebody signed in where it is empty
 * @param now epoch ms
 */
export async function findLocks(db: HanpanDatabase, words: string, now: number): Promise<LocksFound> {
  const wanted = words.trim().toLowerCase();
  const ids = wanted === '' ? await idsOnSlips(db) : undefined;
  const games =
    ids === undefined ? (await allFixtures(db)).slice(0, MOST_GAMES).filter((one) => isMeant(one, wanted)) : [];
  const { fixtures, followed } = await readFollowedFixtures(db, ids ?? games.map(({ fixtureId }) => fixtureId));
  const health = await streamHealth(db, 'events');
  const byReason = Object.fromEntries(LOCK_REASONS.map((reason) => [reason, 0])) as Record<LockReason, number>;
  const locked: LockedPrice[] = [];
  let prices = 0;
  for (const fixture of fixtures.filter((one) => one !== undefined)) {
    for (const market of fixture.markets) {
      for (const selection of market.selections) {
        prices += 1;
        const reasons = lockReasons({ fixture, selection, health, followed, now });
        for (const reason of reasons) byReason[reason] += 1;
        if (reasons.length > 0 && locked.length < MOST_LOCKED) locked.push({ fixture, market, selection, reasons });
      }
    }
  }
  return { locked, prices, byReason };
}

async function idsOnSlips(db: HanpanDatabase): Promise<readonly string[]> {
  const slips = (await (await theirsOf(db))?.slips.toArray()) ?? [];
  return [...new Set(slips.flatMap(({ picks }) => picks.map(({ fixtureId }) => fixtureId)))];
}

const isMeant = ({ fixtureId, home, away, markets }: Fixture, wanted: string): boolean =>
  fixtureId.toLowerCase() === wanted ||
  home.toLowerCase().includes(wanted) ||
  away.toLowerCase().includes(wanted) ||
  markets.some(({ selections }) => selections.some(({ selectionId }) => selectionId.toLowerCase() === wanted));
