/** The games of a board that start next, and the games in play now, whatever their league (NAV-14, SPT-04). */
import { MAIN_BOARD } from '../../domain/reference/firstPages.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { isOnBoard, type BoardEntry } from '../../domain/sports/board.ts';
import { byStart } from '../../domain/sports/boardPage.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { entryTables, knownEntries } from './knownEntries.ts';

/** A game that starts within this counts as starting soon, ms. */
const SOON_MS = 3_600_000;

/** Which games stand on a list, and how many there are in all. */
export interface GamesListed {
  /** By start; at most as many as were asked for. */
  readonly games: readonly Pick<BoardEntry, 'fixtureId' | 'sportId'>[];
  /** `undefined` while the rest of the offer has not come (S-25). */
  readonly total: number | undefined;
}

/** The games of a board that home may name, and how many it has. */
interface HomeEntries {
  readonly entries: readonly BoardEntry[];
  /** Every game of the board, where that is known. */
  readonly all: readonly BoardEntry[] | undefined;
  readonly isWhole: boolean;
  /** Whether a game that was named has gone since: another may stand in its place that is not here. */
  readonly hasGaps: boolean;
}

/** @returns `undefined` before anything was stored, and while home's games have not come */
async function homeEntries(db: HanpanDatabase, page: PageKind): Promise<HomeEntries | undefined> {
  return db.transaction('r', entryTables(db), async () => {
    const board = await knownEntries(db, page);
    if (board === undefined) return undefined;
    const { stored, all, partial } = board;
    if (partial === undefined) return { entries: stored, all, isWhole: true, hasGaps: false };
    const named = partial.pages['page:home'];
    if (named === undefined) return undefined;
    const known = new Set<string>(named);
    const others = page === 'inplay' ? await db.boards.get(MAIN_BOARD) : undefined;
    const left = new Set<string>([...stored, ...(others?.entries ?? [])].map(({ fixtureId }) => fixtureId));
    return {
      entries: stored.filter(({ fixtureId }) => known.has(fixtureId)),
      all,
      isWhole: false,
      hasGaps: named.some((id) => !left.has(id)),
    };
  });
}

/**
 * Reads the board's index row alone: a price does not re-run it.
 *
 * @param now epoch ms; games that have started are dropped
 * @returns `total` of those that start within the hour; `undefined` before it is known what starts next
 */
export async function upcomingGames(
  db: HanpanDatabase,
  page: PageKind,
  now: number,
  limit: number,
): Promise<GamesListed | undefined> {
  const known = await homeEntries(db, page);
  if (known === undefined) return undefined;
  const next = known.entries.filter((entry) => entry.startAt > now).toSorted(byStart);
  // All that were named have started: others start next.
  if (!known.isWhole && next.length === 0 && (known.hasGaps || known.entries.length > 0)) return undefined;
  const soon = known.all?.filter(({ startAt }) => startAt > now && startAt <= now + SOON_MS).length;
  return { games: next.slice(0, limit), total: soon };
}

/** The games in play, the longest running first. @returns `undefined` before it is known which they are */
export async function liveGames(db: HanpanDatabase, limit: number): Promise<GamesListed | undefined> {
  const known = await homeEntries(db, 'inplay');
  if (known === undefined || (known.entries.length === 0 && known.hasGaps)) return undefined;
  const { entries, all } = known;
  return { games: entries.toSorted(byStart).slice(0, limit), total: all?.length };
}

/** Those of some fixtures that a page's board keeps as they stand now. */
export function keptOn(page: PageKind, fixtures: readonly (Fixture | undefined)[]): readonly Fixture[] {
  return fixtures.filter((fixture): fixture is Fixture => fixture !== undefined && isOnBoard(fixture, page));
}
