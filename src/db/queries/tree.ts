/** Sports, locations and leagues of a board with their counts, for the side menu (NAV-06, NAV-07). */
import type { HanpanDatabase } from '../tables/database.ts';
import { PAGE_KINDS, type PageKind } from '../../domain/reference/pages.ts';
import { unpackFixture } from '../packing/packedFixtures.ts';
import { entryTables, knownEntries } from './knownEntries.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import { categoryOf, type Category } from '../../domain/reference/sports.ts';

/** Games per league, by category: what one stored row tells. */
export interface LeagueCount {
  readonly leagueId: string;
  readonly sportId: string;
  readonly category: Exclude<Category, 'all'>;
  readonly count: number;
  /** A fixture of the league, to learn its names from. */
  readonly sample: string;
}

/** Names that only a fixture knows; they never change for a league. */
export interface LeagueNames {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly locationId: string;
  readonly locationName: string;
}

/**
 * Live: re-runs when the board's row changes, never for a price.
 *
 * @returns `undefined` while not all that is to be counted is here
 */
export async function leagueCounts(db: HanpanDatabase, page: PageKind): Promise<readonly LeagueCount[] | undefined> {
  return db.transaction('r', entryTables(db), async () => {
    const all = (await knownEntries(db, page))?.all;
    return all === undefined ? undefined : countLeagues(all);
  });
}

export function countLeagues(entries: readonly BoardEntry[]): readonly LeagueCount[] {
  const byLeague = new Map<string, LeagueCount>();
  for (const { leagueId, sportId, fixtureId } of entries) {
    const known = byLeague.get(leagueId);
    byLeague.set(
      leagueId,
      known === undefined
        ? { leagueId, sportId, category: categoryOf(sportId), count: 1, sample: fixtureId }
        : { ...known, count: known.count + 1 },
    );
  }
  return [...byLeague.values()];
}

/** Reads the names of some leagues from one fixture of each, or from the offer index. Not live. */
export async function leagueNames(
  db: HanpanDatabase,
  leagues: readonly LeagueCount[],
): Promise<readonly LeagueNames[]> {
  const rows: readonly unknown[] = await db.fixtures.bulkGet(leagues.map((league) => league.sample));
  const named = await db.namedLeagues.bulkGet(leagues.map((league) => league.leagueId));
  return rows.flatMap((row, index) => {
    const fixture = unpackFixture(row) ?? named[index]?.games[0];
    if (fixture === undefined) return [];
    const { leagueId, leagueName, locationId, locationName } = fixture;
    return [{ leagueId, leagueName, locationId, locationName }];
  });
}

/** What a league is called; `''` where no game of it is known. Not live. */
export async function leagueNameOf(db: HanpanDatabase, leagueId: string): Promise<string> {
  const [named, ...boards] = await Promise.all([
    db.namedLeagues.get(leagueId),
    ...PAGE_KINDS.map((page) => db.boards.get(page)),
  ]);
  const entry = boards.flatMap((board) => board?.entries ?? []).find((one) => one.leagueId === leagueId);
  const fixture = entry === undefined ? undefined : unpackFixture(await db.fixtures.get(entry.fixtureId));
  return fixture?.leagueName ?? named?.games[0]?.leagueName ?? '';
}
