/**
 * The page's first script, small and asked for before all others (`scripts/build/firstScript.ts`): starts what takes long and needs none of
 * them. Where somebody seems to be signed in that is the browser's storage, with the rows that the page of this address shows.
 */
import type { AskedBoard } from '../db/queries/boardCut.ts';
import { readAhead, type RowsAhead } from '../db/queries/readAhead.ts';
import { askedBoard, readBoardQuery } from './odds-board/boardFilter.ts';
import { paths } from './paths.ts';
import { createKeeper } from './ports/keeper.ts';
import { after } from './ports/pageTimer.ts';
import { DATABASE_KEY, seemsSignedIn } from './session/authKey.ts';

function boardOf({ pathname, search }: Location): AskedBoard | undefined {
  if (pathname !== paths.wintielose) return undefined;
  const query = readBoardQuery(new URLSearchParams(search));
  return query.search === undefined ? askedBoard('wintielose', query) : undefined;
}

/** The browser's storage; `undefined` where it refuses even to name it. */
function storageOf(): IDBFactory | undefined {
  try {
    return indexedDB;
  } catch {
    return undefined;
  }
}

const local = createKeeper(() => localStorage);

/** Settles within a second. */
export const rowsAhead: Promise<RowsAhead | undefined> = seemsSignedIn(local)
  ? readAhead({ storage: storageOf(), now: () => Date.now(), after }, boardOf(location), local.read(DATABASE_KEY))
  : Promise.resolve(undefined);
