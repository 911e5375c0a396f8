/** One page of a board, ready to draw: fixtures in board order, tab counts, pages (SPT-01, SPT-04). */
import type { HanpanDatabase } from '../database.ts';
import type { Category } from '../../domain/reference/sports.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { countByCategory, inBoardOrder, isListed, pageOf, type BoardFilter } from '../../domain/sports/board.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

export interface BoardView {
  readonly fixtures: readonly Fixture[];
  readonly counts: { readonly [C in Category]: number };
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

/**
 * Reads the board's index row and the fixtures of one page: two requests, so that a change elsewhere does not re-run it.
 *
 * @returns `undefined` before the first image was stored
 */
export async function boardPage(
  db: HanpanDatabase,
  page: PageKind,
  filter: BoardFilter,
  pageNumber: number,
): Promise<BoardView | undefined> {
  const board = await db.boards.get(page);
  if (board === undefined) return undefined;
  const cut = pageOf(inBoardOrder(board.entries), filter, pageNumber);
  const fixtures = await db.fixtures.bulkGet([...cut.fixtureIds]);
  return {
    fixtures: fixtures.filter((fixture) => fixture !== undefined && isListed(fixture, page)) as Fixture[],
    counts: countByCategory(board.entries),
    page: cut.page,
    pageCount: cut.pageCount,
    total: cut.total,
  };
}
