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
  type BoardFilter,
  type BoardPage,
} from '../../domain/sports/boardPage.ts';
import type { PartialOffer } from '../tables/rows.ts';

/** Which fixtures a page shows, and the counts beside it: `undefined` while the rest of the offer has not come (S-25). */
export interface BoardCut extends Pick<BoardPage, 'fixtureIds' | 'page' | 'sportIds'> {
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
}

/** @returns `undefined` for a page whose games have not come */
export function cutOfOffer(
  entries: readonly BoardEntry[],
  asked: AskedBoard,
  partial: PartialOffer | undefined,
): BoardCut | undefined {
  return partial === undefined ? cutOf(entries, asked, asked.pageNumber) : partialCutOf(entries, asked, partial);
}

/** The games that the origin named for a page, in the order of the whole board: a first page has the earliest game of each of its leagues. */
function partialCutOf(
  entries: readonly BoardEntry[],
  { kind, category, leagueId, pageNumber }: AskedBoard,
  { pages }: PartialOffer,
): BoardCut | undefined {
  const named = pages[topicOfBoard(kind, category)];
  if (named === undefined || leagueId !== undefined || pageNumber !== 1) return undefined;
  const { fixtureIds, sportIds } = cutOf(entries, { category }, 1, new Set(named));
  // There were games, and all that are known have gone: others stand in their place, not none.
  if (fixtureIds.length === 0 && named.length > 0) return undefined;
  return { fixtureIds, sportIds, page: 1, pageCount: undefined, total: undefined, counts: undefined };
}

/**
 * @param entries in no particular order
 * @param found the only ones that count, after a search; the counts are of them
 */
export function cutOf(
  entries: readonly BoardEntry[],
  filter: BoardFilter,
  pageNumber: number,
  found?: ReadonlySet<string>,
): BoardCut {
  // The whole board decides the order: a league stands where its earliest game does, whether that was found or not (BRD-2).
  const ordered = inBoardOrder(entries).filter((entry) => found?.has(entry.fixtureId) ?? true);
  return { ...pageOf(ordered, filter, pageNumber), counts: countByCategory(ordered) };
}
