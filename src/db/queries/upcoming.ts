/** The games of a board that start next, whatever their league. */
import type { HanpanDatabase } from '../database.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { isListed } from '../../domain/sports/board.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/**
 * @param now epoch ms; games that have started are dropped (SPT-04)
 * @returns at most `limit` games by start; `undefined` before the first image was stored
 */
export async function upcomingFixtures(
  db: HanpanDatabase,
  page: PageKind,
  now: number,
  limit: number,
): Promise<readonly Fixture[] | undefined> {
  const board = await db.boards.get(page);
  if (board === undefined) return undefined;
  const next = board.entries
    .filter((entry) => entry.startAt > now)
    .toSorted((a, b) => a.startAt - b.startAt || (a.fixtureId < b.fixtureId ? -1 : 1))
    .slice(0, limit);
  const fixtures = await db.fixtures.bulkGet(next.map((entry) => entry.fixtureId));
  return fixtures.filter((fixture): fixture is Fixture => fixture !== undefined && isListed(fixture, page));
}
