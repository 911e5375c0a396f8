/**
 * What a member's first page shows, read while its scripts are still loaded, compiled and run: the browser takes as long to open its storage
 * as to compile a page, and the two need not wait for each other. With the browser's own interface, because the library that the page
 * reads with is one of those scripts.
 *
 * Only a beginning: the page's live queries answer for themselves a moment later (law 3). All rows are of one transaction, as any answer's
 * are, and a connection is held for no longer than that, so that nobody who upgrades or deletes the database waits for it.
 */
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Member } from '../../domain/session/member.ts';
import type { BoardFilter } from '../../domain/sports/boardPage.ts';
import type { BoardRow, SessionRow, SettingRow } from '../rows.ts';
import { DATABASE_NAME } from '../schemaEpoch.ts';
import { cutOf, type BoardCut } from './boardCut.ts';

/** A page of a board. */
export interface AskedBoard extends BoardFilter {
  readonly kind: PageKind;
  readonly pageNumber: number;
}

/** The rows of one moment. What was not stored is `undefined`. */
export interface RowsAhead {
  /** When they were asked for, epoch ms. */
  readonly at: number;
  readonly session: SessionRow | undefined;
  /** The signed-in member's. */
  readonly member: Member | undefined;
  /** Of the stream of fixtures: without it no price may be shown, as it says whether prices are locked (STL-4). */
  readonly health: StreamHealth | undefined;
  readonly followed: SettingRow | undefined;
  /** The board that was asked for. */
  readonly board: BoardAhead | undefined;
}

export interface BoardAhead {
  readonly asked: AskedBoard;
  readonly cut: BoardCut;
  /** As they are stored, in the order of the cut's ids. */
  readonly rows: readonly unknown[];
}

interface ReadAheadDeps {
  /** `indexedDB`, where the browser has it and gives it. */
  readonly storage: IDBFactory | undefined;
  /** Epoch ms. */
  now(): number;
  after(ms: number, callback: () => void): () => void;
}

/** Longer than this nobody waits for storage: the page asks for itself then, and says what is wrong (D5). */
const PATIENCE_MS = 1_000;
const STORES = ['sessions', 'members', 'health', 'settings', 'boards', 'fixtures'];

/**
 * @param asked the board that the address names, if it names one
 * @returns `undefined` where nothing is stored or storage fails, and after a second. Never rejects; never makes a database
 */
export async function readAhead(deps: ReadAheadDeps, asked: AskedBoard | undefined): Promise<RowsAhead | undefined> {
  const at = deps.now();
  let cancel: (() => void) | undefined;
  const late = new Promise<undefined>((resolve) => {
    cancel = deps.after(PATIENCE_MS, () => resolve(undefined));
  });
  try {
    return await Promise.race([late, readRows(deps.storage, at, asked)]);
  } catch {
    return undefined;
  } finally {
    cancel?.();
  }
}

async function readRows(
  storage: IDBFactory | undefined,
  at: number,
  asked: AskedBoard | undefined,
): Promise<RowsAhead | undefined> {
  const db = storage === undefined ? undefined : await openStored(storage);
  if (db === undefined) return undefined;
  try {
    const stores = db.transaction(STORES, 'readonly');
    const get = (store: string, key: string) => answerOf(stores.objectStore(store).get(key));
    const [{ session, member }, health, followed, board] = await Promise.all([
      readSession(get),
      get('health', 'events') as Promise<StreamHealth | undefined>,
      get('settings', 'followed') as Promise<SettingRow | undefined>,
      asked === undefined ? undefined : readBoard(get, asked),
    ]);
    return { at, session, member, health, followed, board };
  } finally {
    db.close();
  }
}

/** @returns a row as it is stored */
type Get = (store: string, key: string) => Promise<unknown>;

async function readSession(get: Get): Promise<Pick<RowsAhead, 'session' | 'member'>> {
  const session = (await get('sessions', 'session')) as SessionRow | undefined;
  if (session?.state !== 'signedIn' || session.memberId === null) return { session, member: undefined };
  return { session, member: (await get('members', session.memberId)) as Member | undefined };
}

async function readBoard(get: Get, asked: AskedBoard): Promise<BoardAhead | undefined> {
  const board = (await get('boards', asked.kind)) as BoardRow | undefined;
  if (board === undefined) return undefined;
  const cut = cutOf(board.entries, asked, asked.pageNumber);
  return { asked, cut, rows: await Promise.all(cut.fixtureIds.map((id) => get('fixtures', id))) };
}

/** @returns `undefined` if there is no such database: a version is not asked for, and what the browser would make anew is not made */
function openStored(storage: IDBFactory): Promise<IDBDatabase | undefined> {
  const request = storage.open(DATABASE_NAME);
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => {
      request.transaction?.abort();
      resolve(undefined);
    });
    request.addEventListener('error', () => reject(failureOf(request)));
    request.addEventListener('success', () => {
      const db = request.result;
      db.addEventListener('versionchange', () => db.close());
      resolve(db);
    });
  });
}

function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failureOf(request)));
  });
}

const failureOf = (request: IDBRequest) => request.error ?? new Error('storage failed');

/** The cut of a board if that is what was read ahead. */
export function cutAhead(ahead: RowsAhead | undefined, asked: AskedBoard): BoardCut | undefined {
  const board = ahead?.board;
  const isIt =
    board?.asked.kind === asked.kind &&
    board.asked.pageNumber === asked.pageNumber &&
    board.asked.category === asked.category &&
    board.asked.leagueId === asked.leagueId;
  return isIt ? board.cut : undefined;
}
