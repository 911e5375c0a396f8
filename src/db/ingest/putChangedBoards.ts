/** Boards as they are stored: what did not change is not written, so that it wakes no query. */
import type { Table } from 'dexie';
import type { BoardRow } from '../tables/rows.ts';

/**
 * Inside the caller's transaction.
 *
 * @param evolve gives the same object where nothing changes
 */
export async function putChangedBoards(
  table: Table<BoardRow, string>,
  boards: readonly BoardRow[],
  evolve: (board: BoardRow) => BoardRow,
): Promise<void> {
  for (const board of boards) {
    const next = evolve(board);
    if (next !== board) await table.put(next);
  }
}
