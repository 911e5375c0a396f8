/**
 * Which games a partial offer lacks (rules IDX): what the offer index named, less what is stored. Beside the projections, because nothing in the
 * log proves it; of a whole offer there is none.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { Position } from '../../domain/kernel/position.ts';
import { isNamed, withoutPrices, type NamedGame } from '../../domain/sports/offerIndex.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { logTables } from '../log/eventLog.ts';
import { broughtForward } from './bringForward.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { readPartial } from '../records/partialOffer.ts';
import { areFirstComing } from '../records/pendingImage.ts';
import { boardsOf, evolveBoard } from '../projections/boards.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import { putChangedBoards } from './putChangedBoards.ts';
import type { StoredIndex } from '../tables/rows.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/** What the browser knows of the index, while it has a use for it. */
export interface IndexPlace {
  /** `undefined` until one is stored. */
  readonly stored: StoredIndex | undefined;
}

/**
 * @returns `undefined` where there is nothing to index: the offer is whole, or nothing is stored at all; and while the first games are on their
 *   way, which the index would only keep waiting
 */
export async function indexPlace(db: HanpanDatabase): Promise<IndexPlace | undefined> {
  return db.transaction('r', [db.settings], async () => {
    if ((await readPartial(db)) === undefined || (await areFirstComing(db))) return undefined;
    const row = await db.settings.get('index');
    return { stored: row?.key === 'index' ? row.value : undefined };
  });
}

/** An index as it came. */
export interface ArrivedIndex extends Omit<StoredIndex, 'at'> {
  /** Of several of one game the last one counts. */
  readonly games: readonly Fixture[];
  /** Where it is true; `undefined` where nobody knows, and then it counts as it is. */
  readonly position?: Position | undefined;
  /** Where the log here begins later than that it counts as it is (IDX-6). */
  readonly isLastTry?: boolean;
}

/**
 * What storing it came to, and but for `stored` nothing was written: `over` if the offer is whole by now, or the term has ended, `behind` if what
 * befell the games since is not known here, `elsewhere` if it is of another epoch than what is stored, of which it says nothing.
 */
export type IndexStored = 'stored' | 'over' | 'behind' | 'elsewhere';

/**
 * Stores an index in place of the one before, with what befell its games since (IDX-6). A game that is stored is not named: what is stored of
 * it counts (IDX-2), and no price is taken over, whatever was sent (IDX-1).
 *
 * @param at epoch ms
 */
export async function storeIndex(
  db: HanpanDatabase,
  { names, since, games, position, isLastTry = false }: ArrivedIndex,
  at: number,
  term?: TermId,
): Promise<IndexStored> {
  const tables = [...logTables(db), db.settings, db.fixtures, db.namedBoards, db.namedLeagues];
  return db.transaction('rw', tables, async () => {
    if ((await readPartial(db)) === undefined || !(await holdsTerm(db, term))) return 'over';
    const told = new Map(games.map((game) => [game.fixtureId as string, game]));
    const forward = position === undefined ? told : await broughtForward(db, told, position);
    if (forward === 'elsewhere') return 'elsewhere';
    if (forward === undefined && !isLastTry) return 'behind';
    const each = forward ?? told;
    const stored = new Set(await db.fixtures.toCollection().primaryKeys());
    const named = [...each.values()].filter((game) => !stored.has(game.fixtureId) && isNamed(game)).map(withoutPrices);
    await Promise.all([db.namedBoards.clear(), db.namedLeagues.clear()]);
    const leagues = [...byLeague(named)].map(([leagueId, members]) => ({ leagueId, games: members }));
    await Promise.all([db.namedBoards.bulkPut(boardsOf(named)), db.namedLeagues.bulkPut(leagues)]);
    await db.settings.put({ key: 'index', value: { names: [...names], since, at } });
    return 'stored';
  });
}

/** The index that is stored is the newest there is. @param at epoch ms */
export async function confirmIndex(db: HanpanDatabase, at: number, term?: TermId): Promise<void> {
  await db.transaction('rw', [db.settings], async () => {
    const stored = (await indexPlace(db))?.stored;
    if (stored === undefined || !(await holdsTerm(db, term))) return;
    await db.settings.put({ key: 'index', value: { ...stored, at } });
  });
}

function byLeague(games: readonly NamedGame[]): ReadonlyMap<string, NamedGame[]> {
  const leagues = new Map<string, NamedGame[]>();
  for (const game of games) {
    const known = leagues.get(game.leagueId);
    if (known === undefined) leagues.set(game.leagueId, [game]);
    else known.push(game);
  }
  return leagues;
}

/** Names some games no more: they are stored, or gone. Inside the caller's transaction. */
export async function dropNamed(
  db: Pick<HanpanDatabase, 'namedBoards'>,
  isDropped: (entry: BoardEntry) => boolean,
): Promise<void> {
  await putChangedBoards(db.namedBoards, await db.namedBoards.toArray(), (board) => {
    const entries = board.entries.filter((entry) => !isDropped(entry));
    return entries.length < board.entries.length ? { ...board, entries } : board;
  });
}

/** What everyone is told of a game, whoever looks at it (S-17). */
type ToldToAll = Extract<FeedEvent, { readonly type: 'FixtureChanged' | 'FixtureClosed' }>;

export const isToldToAll = (event: FeedEvent): event is ToldToAll =>
  event.type === 'FixtureChanged' || event.type === 'FixtureClosed';

/** Games that are only named start, move and leave as those that are stored do (IDX-5). Inside the caller's transaction. */
export async function evolveNamed(
  db: Pick<HanpanDatabase, 'namedBoards' | 'namedLeagues'>,
  events: readonly ToldToAll[],
): Promise<void> {
  const latest = new Map(events.map((event) => [event.data.fixtureId as string, event]));
  const boards = await db.namedBoards.toArray();
  const named = boards.flatMap(({ entries }) => entries.filter(({ fixtureId }) => latest.has(fixtureId)));
  const namedIds = new Set<string>(named.map(({ fixtureId }) => fixtureId));
  const changes = new Map<string, NamedGame | undefined>();
  for (const league of await db.namedLeagues.bulkGet([...new Set(named.map(({ leagueId }) => leagueId))])) {
    const games = league?.games.flatMap((game) => {
      const event = latest.get(game.fixtureId);
      // A league still has what came meanwhile: that is stored, and named no more.
      if (event === undefined || !namedIds.has(game.fixtureId)) return game;
      const next = evolveFixture(game, event);
      changes.set(game.fixtureId, next);
      return next ?? [];
    });
    if (league !== undefined && games !== undefined) await db.namedLeagues.put({ ...league, games });
  }
  await putChangedBoards(db.namedBoards, boards, (board) => evolveBoard(board, changes));
}

type IndexTables = Pick<HanpanDatabase, 'settings' | 'namedBoards' | 'namedLeagues'>;

/** Of a whole offer, or of one that is made anew, nothing is named. Inside the caller's transaction. */
export async function forgetIndex(db: IndexTables): Promise<void> {
  await Promise.all([db.settings.delete('index'), db.namedBoards.clear(), db.namedLeagues.clear()]);
}
