/**
 * Reads all rows that a recording has, of the house and of whoever is signed in, at one place among the commits (RCD-41).
 *
 * Where that place is, is sure by what IndexedDB promises: a transaction that reads all tables waits for each begun before it that writes to any of
 * them, and each begun later waits for it. Both databases are begun to be read in one breath, in which the place among the commits is taken: what was
 * begun before is in the rows and told before them, what was begun later is told after them. Commits of two databases are in nobody's way.
 */
import type Dexie from 'dexie';
import type { KeyframeRows } from '../../domain/recording/keyframeChanges.ts';
import type { SessionRow } from '../tables/rows.ts';
import { recordedTables } from './recordedTables.ts';
import type { ToldDatabase } from './toldCommits.ts';

/** Rows by table, as they are stored. */
export interface StoredKeyframe extends KeyframeRows {
  /** Whose the member's rows are; `undefined` where nobody is signed in. */
  readonly memberDatabase: string | undefined;
}

/** Rows that are read in one request: what they are made of is work for whoever asked. */
const PAGE = 100;
/** Somebody may sign in between asking who it is and reading. */
const TRIES = 5;
const NO_ROWS: Readonly<Record<string, unknown[]>> = {};

/**
 * @param take is called at the place: what was told before it is in the rows, and nothing that is told later
 * @throws what reading throws, or an `Error` where sessions change faster than they can be read; nothing was taken then
 */
export async function readKeyframe(db: ToldDatabase, take: (keyframe: StoredKeyframe) => void): Promise<void> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const memberDatabase = databaseOf(await db.sessions.get('session'));
    const theirs = memberDatabase === undefined ? undefined : db.ofMember(memberDatabase);
    if (theirs?.isOpen() === false) await theirs.open();
    const place = db.commits.place();
    try {
      const reads = [
        readAll(db, 'house'),
        theirs === undefined ? Promise.resolve(NO_ROWS) : readAll(theirs, 'member'),
      ] as const;
      const [house, member] = await Promise.all(reads);
      await place.reached;
      const sessions = (house['sessions'] ?? []) as readonly SessionRow[];
      if (databaseOf(sessions[0]) === memberDatabase) {
        take({ house, member, memberDatabase });
        return;
      }
    } finally {
      place.leave();
    }
  }
  throw new Error('sessions change');
}

/** Where what is of the member is kept; `undefined` while nobody is signed in. */
export const databaseOf = (row: SessionRow | undefined): string | undefined =>
  row?.state === 'signedIn' ? (row.database ?? undefined) : undefined;

/** Begins at once. */
function readAll(db: Dexie, kind: 'house' | 'member'): Promise<Record<string, unknown[]>> {
  const names = recordedTables(kind);
  const trans = db.backendDB().transaction([...names], 'readonly');
  const reads = names.map(async (name) => [name, await readTable(trans.objectStore(name))] as const);
  return Promise.all(reads).then((tables) => Object.fromEntries(tables.filter(([, rows]) => rows.length > 0)));
}

async function readTable(store: IDBObjectStore): Promise<unknown[]> {
  const { keyPath } = store;
  if (typeof keyPath !== 'string') return answerOf(store.getAll());
  const rows: unknown[] = [];
  for (let page = await answerOf(store.getAll(null, PAGE)); page.length > 0;) {
    rows.push(...page);
    if (page.length < PAGE) break;
    const last = (page.at(-1) as Record<string, IDBValidKey>)[keyPath];
    page = await answerOf(store.getAll(rangeAfter(last), PAGE));
  }
  return rows;
}

const rangeAfter = (key: IDBValidKey | undefined): IDBKeyRange => IDBKeyRange.lowerBound(key, true);

function answerOf(request: IDBRequest<unknown[]>): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('reading failed')));
  });
}
