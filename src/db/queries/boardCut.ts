/** Which fixtures a page of a board shows, out of its index row. Reads nothing, so that the page's first script can use it as well. */
import type { FixtureId } from '../../domain/kernel/ids.ts';
import type { Category } from '../../domain/reference/sports.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import {
  countByCategory,
  inBoardOrder,
  pageOf,
  type BoardFilter,
  type BoardPage,
} from '../../domain/sports/boardPage.ts';

/** Which fixtures a page shows, and the counts beside it. */
export interface BoardCut extends Omit<BoardPage, 'fixtureIds'> {
  readonly fixtureIds: readonly FixtureId[];
  readonly counts: { readonly [C in Category]: number };
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
