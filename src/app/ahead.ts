/**
 * The page's first script, small and asked for before all others (`scripts/build/firstScript.ts`): starts what takes long and needs none of
 * them. Where somebody seems to be signed in that is the browser's storage, with the rows that the page of this address shows.
 */
import type { AskedBoard } from '../db/queries/boardCut.ts';
import { readAhead, type RowsAhead } from '../db/queries/readAhead.ts';
import { askedBoard, readBoardQuery } from './kit/links/boardFilter.ts';
import { boardOf, firstPageAt } from '../domain/reference/firstPages.ts';
import { createKeeper } from './kit/ports/keeper.ts';
import { after } from './kit/timing/pageTimer.ts';
import { DATABASE_KEY, seemsSignedIn } from './frame/session/authKey.ts';

const local = createKeeper(() => localStorage);

function askedBy({ pathname, search }: Location): AskedBoard | undefined {
  const page = firstPageAt(pathname);
  const board = page && boardOf(page);
  if (board === undefined) return undefined;
  const query = readBoardQuery(new URLSearchParams(search));
  // What else is asked for, the page works out.
  return query.search === undefined && query.day === undefined ? askedBoard(board, query) : undefined;
}

/** The browser's storage; `undefined` where it refuses even to name it. */
function storageOf(): IDBFactory | undefined {
  try {
    return indexedDB;
  } catch {
    return undefined;
  }
}

/** Settles within a second. */
export const rowsAhead: Promise<RowsAhead | undefined> = seemsSignedIn(local)
  ? readAhead({ storage: storageOf(), now: () => Date.now(), after }, askedBy(location), local.read(DATABASE_KEY))
  : Promise.resolve(undefined);
