/** Databases of their own for each test, on the in-memory IndexedDB. */
import Dexie from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import {
  HanpanDatabase,
  memberDatabaseName,
  OutboxDatabase,
  type MemberDatabase,
} from '../../../src/db/tables/database.ts';
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { beginSession, type NewSession } from '../../../src/db/records/sessions.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import { sampleLevel, sampleMember, T0 } from './sampleData.ts';

Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

let count = 0;

export function openDatabases() {
  count += 1;
  const name = `test-${count}-${Math.trunc(performance.now())}`;
  return { db: new HanpanDatabase(name), outbox: new OutboxDatabase(`${name}-outbox`) };
}

/**
 * Begins a session without asking an origin. The token in it opens nothing.
 *
 * @param autoLogoutMin `undefined` where the house did not tell it
 */
export async function signedIn(
  db: HanpanDatabase,
  member = sampleMember(),
  { autoLogoutMin }: Pick<NewSession, 'autoLogoutMin'> = { autoLogoutMin: 60 },
): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode('t'.repeat(30)));
  const sessionId = crypto.randomUUID();
  const session = {
    sessionId,
    database: memberDatabaseName(db.name, `${sessionId}0000`.replaceAll('-', '')),
    member,
    levels: [sampleLevel],
    autoLogoutMin,
    expiresAt: T0 + 3_600_000,
    sealed: { key, iv, cipher },
  };
  return (await beginSession(db, session)).sessionId;
}

/** The database of whoever is signed in. */
export async function theirs(db: HanpanDatabase): Promise<MemberDatabase> {
  const found = await theirsOf(db);
  if (found === undefined) throw new Error('nobody is signed in');
  return found;
}

/** How many rows of members there are, whoever is signed in. */
export async function rowsOfMembers(db: HanpanDatabase): Promise<number> {
  let rows = 0;
  for (const name of await db.memberDatabases())
    for (const table of db.ofMember(name).tables) rows += await table.count().catch(() => 0);
  return rows;
}

/** Everything screens read, in a form that compares by value. */
export async function projectionsOf(db: HanpanDatabase) {
  const sorted = <Row>(rows: Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  const boards = await db.boards.toArray();
  return {
    fixtures: sorted(await allFixtures(db)),
    boards: boards.map((board) => ({ page: board.page, entries: sorted(board.entries) })),
    news: await db.settings.get('news'),
    members: (await (await theirsOf(db))?.members.toArray()) ?? [],
    bets: sorted((await (await theirsOf(db))?.bets.toArray()) ?? []),
    slips: sorted((await (await theirsOf(db))?.slips.toArray()) ?? []),
  };
}
