/** The games of a board that start next, and the games in play now, whatever their league (NAV-14, SPT-04). */
import type { HanpanDatabase } from '../database.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { isOnBoard, type BoardEntry } from '../../domain/sports/board.ts';
import { byStart } from '../../domain/sports/boardPage.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/** A game that starts within this counts as starting soon, ms. */
const SOON_MS = 3_600_000;

/** Which games stand on a list, and how many there are in all. */
export interface GamesListed {
  /** By start; at most as many as were asked for. */
  readonly games: readonly Pick<BoardEntry, 'fixtureId' | 'sportId'>[];
  readonly total: number;
}

/**
 * Reads the board's index row alone: a price does not re-run it.
 *
 * @param now epoch ms; games that have started are dropped
 * @returns `total` of those that start within the hour; `undefined` before the first image was stored
 */
export async function upcomingGames(
  db: HanpanDatabase,
  page: PageKind,
  now: number,
  limit: number,
): Promise<GamesListed | undefined> {
  const board = await db.boards.get(page);
  if (board === undefined) return undefined;
  const next = board.entries.filter((entry) => entry.startAt > now).toSorted(byStart);
  return { games: next.slice(0, limit), total: next.filter((entry) => entry.startAt <= now + SOON_MS).length };
}

/** The games in play, the longest running first. @returns `undefined` before the first image was stored */
export async function liveGames(db: HanpanDatabase, limit: number): Promise<GamesListed | undefined> {
  const board = await db.boards.get('inplay');
  if (board === undefined) return undefined;
  return { games: board.entries.toSorted(byStart).slice(0, limit), total: board.entries.length };
}

/** Those of some fixtures that a page's board keeps as they stand now. */
export function keptOn(page: PageKind, fixtures: readonly (Fixture | undefined)[]): readonly Fixture[] {
  return fixtures.filter((fixture): fixture is Fixture => fixture !== undefined && isOnBoard(fixture, page));
}
