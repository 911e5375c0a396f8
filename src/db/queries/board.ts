/** One page of a board, ready to draw: fixtures in board order, tab counts, pages (SPT-01, SPT-04). */
import type { HanpanDatabase } from '../tables/database.ts';
import type { Topics } from '../../domain/events/topics.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { cutOfOffer, type AskedBoard, type BoardCut } from './boardCut.ts';
import { entryTables, knownEntries } from './knownEntries.ts';
import { pinnedLeagues } from './favourites.ts';
import { namedCut } from './namedCut.ts';

export interface BoardView extends Omit<BoardCut, 'fixtureIds'> {
  readonly fixtures: readonly Fixture[];
  /** Read with the fixtures (S-20). */
  readonly followed: Topics;
}

/**
 * Reads the board's index row alone. A live query of its own: a price change does not re-run it, and reading and sorting thousands of
 * entries is most of what a board costs.
 *
 * @returns `undefined` before anything was stored, and for a page whose games have not come
 */
export async function boardCut(db: HanpanDatabase, asked: AskedBoard): Promise<BoardCut | undefined> {
  return db.transaction('r', [...entryTables(db), db.namedLeagues, db.sessions], async () => {
    const [known, pinned] = await Promise.all([knownEntries(db, asked.kind), pinnedLeagues(db)]);
    if (known === undefined) return undefined;
    const { stored, all, partial } = known;
    return partial === undefined || all === undefined
      ? cutOfOffer(stored, asked, partial, pinned)
      : namedCut(db, all, asked, partial, pinned);
  });
}
