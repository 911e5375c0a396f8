/** The games of a board that start next, and the games in play now, whatever their league (NAV-14, SPT-04). */
import type { HanpanDatabase } from '../database.ts';
import { readFixtures } from './fixtures.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { isOnBoard, type BoardEntry } from '../../domain/sports/board.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/** A game that starts within this counts as starting soon, ms. */
const SOON_MS = 3_600_000;

export interface UpcomingView {
  /** By start; at most as many as were asked for. */
  readonly games: readonly Fixture[];
  /** How many of the board start within the hour. */
  readonly soonCount: number;
}

export interface LiveView {
  /** By start, the longest running first; at most as many as were asked for. */
  readonly games: readonly Fixture[];
  /** How many are in play. */
  readonly total: number;
}

/**
 * @param now epoch ms; games that have started are dropped
 * @returns `undefined` before the first image was stored
 */
export async function upcomingFixtures(
  db: HanpanDatabase,
  page: PageKind,
  now: number,
  limit: number,
): Promise<UpcomingView | undefined> {
  const board = await db.boards.get(page);
  if (board === undefined) return undefined;
  const next = board.entries.filter((entry) => entry.startAt > now).toSorted(byStart);
  return {
    games: await shownFixtures(db, next.slice(0, limit), page),
    soonCount: next.filter((entry) => entry.startAt <= now + SOON_MS).length,
  };
}

/** @returns `undefined` before the first image was stored */
export async function liveFixtures(db: HanpanDatabase, limit: number): Promise<LiveView | undefined> {
  const board = await db.boards.get('inplay');
  if (board === undefined) return undefined;
  const first = board.entries.toSorted(byStart).slice(0, limit);
  return { games: await shownFixtures(db, first, 'inplay'), total: board.entries.length };
}

/** Some fixtures as they stand now, in the order asked for; those that have left the offer are missing. */
export async function fixturesById(db: HanpanDatabase, ids: readonly string[]): Promise<readonly Fixture[]> {
  const fixtures = await readFixtures(db, [...new Set(ids)]);
  return fixtures.filter((fixture) => fixture !== undefined);
}

async function shownFixtures(
  db: HanpanDatabase,
  entries: readonly BoardEntry[],
  page: PageKind,
): Promise<readonly Fixture[]> {
  const fixtures = await fixturesById(
    db,
    entries.map((entry) => entry.fixtureId),
  );
  return fixtures.filter((fixture) => isOnBoard(fixture, page));
}

/** Ids break ties, so that every tab agrees. */
function byStart(a: BoardEntry, b: BoardEntry): number {
  return a.startAt - b.startAt || (a.fixtureId < b.fixtureId ? -1 : 1);
}
