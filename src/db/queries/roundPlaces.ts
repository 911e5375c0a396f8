/** The place of each game in a proto round (rule PRT-3). */
import { inBoardOrder, startingIn, type StartWindow } from '../../domain/sports/boardPage.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { entryTables, knownEntries } from './knownEntries.ts';

/**
 * Live: runs again when the board's row changes, never for a price.
 *
 * @returns from 0, by fixture; `undefined` while not every game of the round is known
 */
export async function roundPlaces(
  db: HanpanDatabase,
  starts: StartWindow,
): Promise<ReadonlyMap<string, number> | undefined> {
  const known = await db.transaction('r', entryTables(db), async () => knownEntries(db, 'proto'));
  const all = known?.all;
  return (
    all && new Map(inBoardOrder(startingIn(all, starts), 'time').map(({ fixtureId }, place) => [fixtureId, place]))
  );
}
