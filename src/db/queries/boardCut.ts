/** Which fixtures a page of a board shows, out of its index row. Reads nothing, so that the page's first script can use it as well. */
import { topicOfBoard } from '../../domain/events/topics.ts';
import type { FixtureId } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Category } from '../../domain/reference/sports.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import type { NamedGame } from '../../domain/sports/offerIndex.ts';
import {
  countByCategory,
  inBoardOrder,
  pageOf,
  startingIn,
  type BoardFilter,
  type BoardPage,
  type StartWindow,
} from '../../domain/sports/boardPage.ts';
import type { PartialOffer } from '../tables/rows.ts';

/** Which fixtures a page shows, and the counts beside it: `undefined` while the rest of the offer has not come (S-25). */
export interface BoardCut extends Pick<BoardPage, 'fixtureIds' | 'page' | 'sportIds' | 'leagueSizes'> {
  readonly fixtureIds: readonly FixtureId[];
  readonly pageCount: number | undefined;
  readonly total: number | undefined;
  readonly counts: { readonly [C in Category]: number } | undefined;
  /** Names of the fixtures on the page that are not stored yet; only where the offer is partial and an index is stored (IDX-3). */
  readonly named?: ReadonlyMap<string, NamedGame>;
  /** Those that the page's topic does not bring: they are looked at one by one (IDX-4). */
  readonly beside?: readonly BoardEntry[];
}

/** One page of the board of a kind. */
export interface AskedBoard extends BoardFilter {
  readonly kind: PageKind;
  /** From 1. */
  readonly pageNumber: number;
  /** Of a board that is cut into rounds: when the games of the one asked for start. All that is counted is of it. */
  readonly round?: StartWindow | undefined;
}

/** @returns `undefined` for a page whose games have not come */
export function cutOfOffer(
  entries: readonly BoardEntry[],
  asked: AskedBoard,
  partial: PartialOffer | undefined,
  pinned?: ReadonlySet<string>,
): BoardCut | undefined {
  return partial === undefined
    ? cutOf(entries, asked, undefined, pinned)
    : partialCutOf(entries, asked, partial, pinned);
}

/** The games that the origin named for a page, in the order of the whole board: a first page has the earliest game of each of its leagues. */
function partialCutOf(
  entries: readonly BoardEntry[],
  asked: AskedBoard,
  { pages }: PartialOffer,
  pinned?: ReadonlySet<string>,
): BoardCut | undefined {
  const named = pages[topicOfBoard(asked.kind, asked.category)];
  if (named === undefined || !isFirstPage(asked)) return undefined;
  const { fixtureIds, sportIds } = cutOf(entries, asked, new Set(named), pinned);
  // There were games, and all that are known have gone: others stand in their place, not none.
  if (fixtureIds.length === 0 && named.length > 0) return undefined;
  const unknown = { pageCount: undefined, total: undefined, counts: undefined, leagueSizes: NO_SIZES };
  return { fixtureIds, sportIds, page: 1, ...unknown };
}

/** Until the rest has come no league's games can be counted. */
const NO_SIZES: BoardCut['leagueSizes'] = new Map();

/** What the origin names by the topic of a page: its first games in the order that it has for everyone. */
const isFirstPage = ({ leagueId, locationId, starts, round, order, pageNumber }: AskedBoard): boolean =>
  pageNumber === 1 &&
  leagueId === undefined &&
  locationId === undefined &&
  (starts === undefined || round !== undefined) &&
  (order === 'time') === (round !== undefined);

/**
 * @param entries in no particular order
 * @param found the only ones that count, after a search; the counts are of them
 * @param pinned ids of leagues that the member has marked (FAV-5)
 */
export function cutOf(
  entries: readonly BoardEntry[],
  asked: AskedBoard,
  found?: ReadonlySet<string>,
  pinned?: ReadonlySet<string>,
): BoardCut {
  const { order, round, pageNumber } = asked;
  // The whole board decides the order: a league stands where its earliest game does, whether that was found or not (BRD-2).
  const ordered = inBoardOrder(startingIn(entries, round), order, pinned).filter(
    (entry) => found?.has(entry.fixtureId) ?? true,
  );
  return { ...pageOf(ordered, asked, pageNumber), counts: countByCategory(ordered) };
}
