/**
 * What a member's first page shows, read while its scripts are still loaded, compiled and run: the browser takes as long to open its storage
 * as to compile a page, and the two need not wait for each other. With the browser's own interface, because the library that the page
 * reads with is one of those scripts.
 *
 * Only a beginning: the page's live queries answer for themselves a moment later (law 3). All rows of the house's database are of one
 * transaction, as any answer's are, and a connection is held for no longer than that, so that nobody who upgrades or deletes the
 * database waits for it. The member's own is opened beside it, by the name this tab was told last, and counts only if the session row
 * names it.
 */
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { Member } from '../../domain/session/member.ts';
import type { BoardRow, SessionRow, SettingRow } from '../tables/rows.ts';
import { DATABASE_NAME } from '../tables/schemaEpoch.ts';
import { partialOf } from '../records/partialOffer.ts';
import type { Favourite } from '../../domain/favourites/favourites.ts';
import type { ChoiceRow } from '../tables/choiceRows.ts';
import { leaguesOf } from './leaguesOf.ts';
import { cutOfOffer, type AskedBoard, type BoardCut } from './boardCut.ts';
import type { OfferState } from './offer.ts';

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
  /** Whether what is stored is all there is (S-25). */
  readonly offer: OfferState;
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
const STORES = ['sessions', 'health', 'settings', 'boards', 'fixtures'];

/**
 * @param asked the board that the address names, if it names one
 * @param theirs the member's database as this browser was last told it, if it was
 * @returns `undefined` where nothing is stored or storage fails, and after a second. Never rejects; never makes a database
 */
export async function readAhead(
  deps: ReadAheadDeps,
  asked: AskedBoard | undefined,
  theirs: string | undefined,
): Promise<RowsAhead | undefined> {
  const at = deps.now();
  let cancel: (() => void) | undefined;
  const late = new Promise<undefined>((resolve) => {
    cancel = deps.after(PATIENCE_MS, () => resolve(undefined));
  });
  try {
    return await Promise.race([late, readRows(deps.storage, at, asked, theirs)]);
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
  theirs: string | undefined,
): Promise<RowsAhead | undefined> {
  if (storage === undefined) return undefined;
  // Asked for together: the one must not wait for what the other says.
  const supposed = theirs === undefined ? undefined : readMember(storage, theirs);
  const db = await openStored(storage, DATABASE_NAME);
  if (db === undefined) return undefined;
  try {
    const stores = db.transaction(STORES, 'readonly');
    const get = (store: string, key: string) => answerOf(stores.objectStore(store).get(key));
    const partial = get('settings', 'partial') as Promise<SettingRow | undefined>;
    const signed = get('sessions', 'session') as Promise<SessionRow | undefined>;
    const [session, health, followed, offer, board] = await Promise.all([
      signed,
      get('health', 'events') as Promise<StreamHealth | undefined>,
      get('settings', 'followed') as Promise<SettingRow | undefined>,
      readOffer(partial, answerOf(stores.objectStore('boards').count())),
      asked === undefined ? undefined : readBoard(get, asked, partial, readPinned(get, signed)),
    ]);
    const named = session?.state === 'signedIn' ? session.database : null;
    const member = named === null ? undefined : await (named === theirs ? supposed : readMember(storage, named));
    return { at, session, member, health, followed, offer, board };
  } finally {
    db.close();
  }
}

/** @returns a row as it is stored */
type Get = (store: string, key: string) => Promise<unknown>;

/** Whose database it is. Does not reject: a member who is not known is asked for by the page. */
async function readMember(storage: IDBFactory, name: string): Promise<Member | undefined> {
  const db = await openStored(storage, name).catch(() => undefined);
  if (db === undefined) return undefined;
  try {
    const [member] = (await answerOf(db.transaction('members').objectStore('members').getAll())) as Member[];
    return member;
  } catch {
    return undefined;
  } finally {
    db.close();
  }
}

/** As `offerState` of the live queries. */
async function readOffer(partial: Promise<SettingRow | undefined>, boards: Promise<unknown>): Promise<OfferState> {
  if (partialOf(await partial) !== undefined) return 'partial';
  return (await boards) === 0 ? 'none' : 'whole';
}

async function readBoard(
  get: Get,
  asked: AskedBoard,
  partial: Promise<SettingRow | undefined>,
  pins: Promise<ReadonlySet<string>>,
): Promise<BoardAhead | undefined> {
  const row = get('boards', asked.kind) as Promise<BoardRow | undefined>;
  const [board, offer, pinned] = await Promise.all([row, partial, pins]);
  const cut = board === undefined ? undefined : cutOfOffer(board.entries, asked, partialOf(offer), pinned);
  if (cut === undefined) return undefined;
  return { asked, cut, rows: await Promise.all(cut.fixtureIds.map((id) => get('fixtures', id))) };
}

/** As `pinnedLeagues` of the live queries: a board that took its order once it was drawn would move under the finger. */
async function readPinned(get: Get, signed: Promise<SessionRow | undefined>): Promise<ReadonlySet<string>> {
  const session = await signed;
  const memberId = session?.state === 'signedIn' ? session.memberId : null;
  const row =
    memberId === null ? undefined : ((await get('settings', `favourites ${memberId}`)) as ChoiceRow | undefined);
  return leaguesOf(row === undefined ? [] : (row.value as readonly Favourite[]));
}

/** @returns `undefined` if there is no such database: a version is not asked for, and what the browser would make anew is not made */
function openStored(storage: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  const request = storage.open(name);
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
  return board !== undefined && ASKED.every((part) => board.asked[part] === asked[part]) ? board.cut : undefined;
}

/** Windows of time are of one moment, and equal no other. */
const ASKED = ['kind', 'pageNumber', 'category', 'leagueId', 'locationId', 'order', 'starts', 'round'] as const;
