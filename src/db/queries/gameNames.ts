/** The names of all games that some board lists, stored or only named (S-29): what a search looks at. No price is read, and no market. */
import { parseJson } from '../../domain/kernel/json.ts';
import type { GameNames } from '../../domain/search/gameIndex.ts';
import type { HanpanDatabase } from '../tables/database.ts';

/** What a board says of a game. */
export interface ListedGame {
  readonly leagueId: string;
  readonly startAt: number;
}

/** Live: runs again when a board's row changes, never for a price. */
export async function listedGames(db: HanpanDatabase): Promise<ReadonlyMap<string, ListedGame>> {
  return db.transaction('r', [db.boards, db.namedBoards], async () => {
    const boards = [...(await db.namedBoards.toArray()), ...(await db.boards.toArray())];
    return new Map(
      boards.flatMap(({ entries }) => entries.map((entry) => [entry.fixtureId as string, entry] as const)),
    );
  });
}

/** Not live. A game that has left meanwhile is missing. */
export async function gameNames(
  db: HanpanDatabase,
  asked: readonly (readonly [string, ListedGame])[],
): Promise<readonly GameNames[]> {
  const ids = asked.map(([id]) => id);
  const leagueIds = [...new Set(asked.map(([, { leagueId }]) => leagueId))];
  const [rows, leagues] = await Promise.all([db.fixtures.bulkGet(ids), db.namedLeagues.bulkGet(leagueIds)]);
  const named = new Map<string, Names>(
    leagues.flatMap((league) => league?.games.map((game) => [game.fixtureId, game]) ?? []),
  );
  return asked.flatMap(([fixtureId, { startAt }], index) => {
    const row = rows[index];
    const names = row === undefined ? named.get(fixtureId) : namesOf(row.about);
    if (names === undefined) return [];
    const { sportId, locationId, locationName, leagueId, leagueName, home, away } = names;
    return [{ fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away, startAt }];
  });
}

type Names = Omit<GameNames, 'fixtureId' | 'startAt'>;

/** The texts with which the `about` of a row begins; its markets, which are most of it, are left unread where they can be told apart. */
function namesOf(about: string): Names | undefined {
  const markets = about.indexOf(',[');
  const head = markets < 0 ? undefined : textsOf(`${about.slice(0, markets)}]`);
  const [sportId, locationId, locationName, leagueId, leagueName, home, away] = head ?? textsOf(about) ?? [];
  if (sportId === undefined || locationId === undefined || locationName === undefined || leagueId === undefined) return;
  if (leagueName === undefined || home === undefined || away === undefined) return;
  return { sportId, locationId, locationName, leagueId, leagueName, home, away };
}

const TEXTS = 7;

function textsOf(json: string): readonly string[] | undefined {
  const read = parseJson(json);
  const texts: readonly unknown[] = read.ok && Array.isArray(read.value) ? read.value.slice(0, TEXTS) : [];
  const isWhole = texts.length === TEXTS && texts.every((text) => typeof text === 'string');
  return isWhole ? texts : undefined;
}
