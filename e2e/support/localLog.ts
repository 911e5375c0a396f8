/**
 * What a browser has stored: positions of all events it committed per stream, and where it says it stands. One row may be written as
 * the worker writes it.
 */
import type { Page } from '@playwright/test';
import { unpackEvents } from '../../src/db/packing/unpackEvents.ts';
import { encodeEvent } from '../../src/domain/events/decode.ts';

export interface LocalStream {
  /** `<epoch>.<offset>` of every event in the local log, in commit order. */
  readonly positions: readonly string[];
  /** JSON of every event in the local log, in commit order. */
  readonly events: readonly string[];
  readonly checkpoint: string | undefined;
  /** The position of the image that the log goes on from. */
  readonly snapshot: string | undefined;
}

/** The local database of the page's browser, whatever epoch its code is of; the outbox and older ones have other names. */
export async function localDatabase(page: Page): Promise<string> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const newest = names.filter((name) => /^hanpan-\d+$/.test(name)).toSorted((a, b) => epochIn(b) - epochIn(a))[0];
  if (newest === undefined) throw new Error(`no local database among: ${names.join(', ')}`);
  return newest;
}

/** The database of the member who is signed in, as the house's names it. */
async function memberDatabase(page: Page): Promise<string> {
  const name = await page.evaluate(
    async (house) => {
      const opened = indexedDB.open(house);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const asked = opened.result.transaction('sessions').objectStore('sessions').get('session');
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      opened.result.close();
      return (asked.result as { readonly database: string | null } | undefined)?.database ?? null;
    },
    await localDatabase(page),
  );
  if (name === null) throw new Error('nobody is signed in');
  return name;
}

/** How many rows there are in all databases of members, whoever is or was signed in. */
export async function rowsOfMembers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    let rows = 0;
    for (const name of names.filter((one) => /^hanpan-\d+-[0-9a-f]{32}$/.test(one))) {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const tables = [...opened.result.objectStoreNames];
      // One that was deleted meanwhile has none.
      if (tables.length > 0) {
        const transaction = opened.result.transaction(tables);
        const counts = tables.map((table) => transaction.objectStore(table).count());
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
        for (const count of counts) rows += count.result;
      }
      opened.result.close();
    }
    return rows;
  });
}

const epochIn = (name: string) => Number(name.replace('hanpan-', ''));

/** Reads the local database of the page's origin, without the page's help. */
export async function readLocalStream(page: Page, stream: 'events'): Promise<LocalStream> {
  const { batches, ...positions } = await page.evaluate(
    async ([name, wanted]) => {
      interface Row {
        readonly stream: string;
        readonly epoch: string;
        readonly from: number;
        readonly offset: number;
        readonly events?: readonly unknown[];
        readonly packed?: { readonly columns: Uint8Array };
      }
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => {
            resolve(request.result);
          });
          request.addEventListener('error', () => {
            reject(request.error ?? new Error('the local database did not answer'));
          });
        });
      const db = await settled(indexedDB.open(name));
      const transaction = db.transaction(['log', 'checkpoints', 'snapshots']);
      const all = (table: string) => settled(transaction.objectStore(table).getAll()) as Promise<Row[]>;
      const [log, checkpoints, snapshots] = await Promise.all([all('log'), all('checkpoints'), all('snapshots')]);
      db.close();
      const positionOf = (row: Row | undefined) => (row === undefined ? undefined : `${row.epoch}.${row.offset}`);
      return {
        batches: log
          .filter((row) => row.stream === wanted)
          .map(({ epoch, from, events, packed }) => ({
            epoch,
            from,
            events,
            // Bytes do not travel out of the page as they are.
            packed: packed && { ...packed, columns: [...packed.columns] },
          })),
        checkpoint: positionOf(checkpoints.find((row) => row.stream === wanted)),
        snapshot: positionOf(snapshots.find((row) => row.stream === wanted)),
      };
    },
    [await localDatabase(page), stream] as const,
  );
  const told = batches.map(({ events, packed, ...batch }) => ({ ...batch, events: events ?? readPacked(packed) }));
  return {
    ...positions,
    positions: told.flatMap(({ epoch, from, events }) => events.map((_, index) => `${epoch}.${from + index}`)),
    events: told.flatMap(({ events }) => events.map((event) => JSON.stringify(event))),
  };
}

function readPacked(packed: { readonly columns: readonly number[] } | undefined): readonly unknown[] {
  const events = packed && unpackEvents({ ...packed, columns: Uint8Array.from(packed.columns) });
  if (events === undefined) throw new Error('a record of the local log cannot be read');
  return events.map(encodeEvent);
}

/** How many picks the stored slip of a page holds. */
export async function readStoredPicks(page: Page, slip: string): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const asked = opened.result.transaction('slips').objectStore('slips').get(wanted);
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      opened.result.close();
      const row = asked.result as { readonly picks: readonly unknown[] } | undefined;
      return row?.picks.length ?? 0;
    },
    [await memberDatabase(page), slip] as const,
  );
}

/** Writes a row of settings as the worker does, into the database as it is; pages see it when they are loaded anew. */
export async function putSetting(page: Page, key: 'storage' | 'news', value: unknown): Promise<void> {
  await page.evaluate(
    async ([name, row]) => {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const transaction = opened.result.transaction('settings', 'readwrite');
      transaction.objectStore('settings').put(row);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opened.result.close();
    },
    [await localDatabase(page), { key, value }] as const,
  );
}
