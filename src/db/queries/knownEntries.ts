/** What a board is known to list: what is stored, and while that is not all there is, what the offer index names beside it (IDX-3). */
import type { PageKind } from '../../domain/reference/pages.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { readPartial } from '../records/partialOffer.ts';
import type { PartialOffer } from '../tables/rows.ts';

export interface KnownEntries {
  readonly stored: readonly BoardEntry[];
  /** Every game that the board lists, in no particular order; `undefined` while that is not known. */
  readonly all: readonly BoardEntry[] | undefined;
  /** `undefined` for a whole offer. */
  readonly partial: PartialOffer | undefined;
}

/** What a transaction must hold for it. */
export const entryTables = (db: HanpanDatabase) => [db.boards, db.namedBoards, db.settings];

/** Inside the caller's transaction. @returns `undefined` before anything was stored */
export async function knownEntries(db: HanpanDatabase, page: PageKind): Promise<KnownEntries | undefined> {
  const [board, named, partial] = await Promise.all([db.boards.get(page), db.namedBoards.get(page), readPartial(db)]);
  if (board === undefined) return undefined;
  const stored = board.entries;
  if (partial === undefined) return { stored, all: stored, partial };
  return { stored, all: named === undefined ? undefined : [...stored, ...named.entries], partial };
}
