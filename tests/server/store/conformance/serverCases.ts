/** What only a server can do to a house: go away in the middle, be written past the port, or be the wrong one. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { FeedEvent } from '../../../../src/domain/events/catalogue.ts';
import { backUp } from '../../../../scripts/backup/backUp.ts';
import { appendFeedEvents } from '../../../../server/events/eventLog.ts';
import { openSqliteStore } from '../../../../server/store/openSqliteStore.ts';
import { openPostgresHouse } from '../../../../server/store/postgres/postgresHouse.ts';
import { openPostgresStore } from '../../../../server/store/postgres/openPostgresStore.ts';
import { prepareOne } from '../../../../server/store/prepare.ts';
import { CommitUnknown, StoreUnavailable, type Work } from '../../../../server/store/store.ts';
import { newDataDir } from '../../support/openOrigin.ts';
import { followed, offsetsOf, upTo } from './logCases.ts';
import { nobodyHears, withClient, type PostgresKind } from './storeKind.ts';

const NEWS: FeedEvent = { type: 'NewsPublished', at: 1, data: { news: [] } };
const END_WRITERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'hanpan' AND pid <> pg_backend_pid()`;

async function storeOn(url: string, patienceMs?: number, writingMs?: number) {
  const store = await openPostgresStore(url, 0, nobodyHears, patienceMs, writingMs);
  onTestFinished(() => store.close());
  return store;
}

/** Somebody beside the port, in a transaction. */
async function pastPort(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  return client;
}

const appendAs = (client: Client, position: number) =>
  client.query(`INSERT INTO event_log (stream, position, envelope) VALUES ('office', $1, '{}')`, [position]);

const waitersOn = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) AS count FROM pg_locks JOIN pg_database ON oid = database
       WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
    );
    return Number(rows[0]?.count);
  });

export function serverCases(kind: PostgresKind): void {
  it('S-1 gives places in the log in the order of commits, also to whoever writes past the port', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    const { tailer, handedOn } = followed(store);
    const [early, late] = [await pastPort(url), await pastPort(url)];
    // The one that began first, and has its number first, comes second to the log.
    await early.query(`INSERT INTO meta VALUES ('early', '1')`);
    await appendAs(late, 1);
    const waiting = appendAs(early, 2).then(() => early.query('COMMIT'));
    const own = store.write((tx) => appendFeedEvents(tx, [NEWS]));
    const isLast = Promise.all([waiting, own]);
    // Whoever did not wait for the first place would be handed on before it.
    await expect.poll(() => waitersOn(url), { timeout: 4_000 }).toBe(2);
    await tailer.caughtUp();
    expect(handedOn).toEqual([]);
    await late.query('COMMIT');
    await isLast;
    await tailer.caughtUp();
    expect(offsetsOf(handedOn).get('office')).toEqual([1, 2]);
    expect(offsetsOf(handedOn).get('events')).toEqual(upTo(1));
  });

  it('OPS-8 a server that goes away undoes the unit under way, and the next one finds another line', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    await store.write((tx) => tx.insertInto('meta').values({ key: 'a', value: '1' }).execute());
    const cut = store.write(async (tx) => {
      await tx.insertInto('meta').values({ key: 'b', value: '1' }).execute();
      await withClient(url, (client) => client.query(END_WRITERS));
      await tx.insertInto('meta').values({ key: 'c', value: '1' }).execute();
    });
    await expect(cut).rejects.toThrow(StoreUnavailable);
    await store.write((tx) => tx.insertInto('meta').values({ key: 'd', value: '1' }).execute());
    const keys = await store.read((tx) => tx.selectFrom('meta').select('key').orderBy('key').execute());
    expect(keys.map(({ key }) => key)).toEqual(['a', 'd']);
  });

  it('WAL-06 a commit whose answer is lost is neither told as done nor as undone', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    const lost = store.write(async (tx) => {
      await tx.insertInto('meta').values({ key: 'a', value: '1' }).execute();
      await withClient(url, (client) => client.query(END_WRITERS));
    });
    await expect(lost).rejects.toThrow(CommitUnknown);
  });

  it('OPS-8 a server that stands still in the middle of a unit is not waited for, and the next one finds another line', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url, 200, 400);
    const insert = (tx: Work, key: string) => tx.insertInto('meta').values({ key, value: '1' }).execute();
    const stuck = store.write(async (tx) => {
      await insert(tx, 'a');
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      onTestFinished(() => void process.kill(pid, 'SIGCONT'));
      await insert(tx, 'b');
    });
    await expect(stuck).rejects.toThrow(StoreUnavailable);
    // What stands still keeps the lock that writers take turns by.
    await expect(store.write((tx) => insert(tx, 'c'))).rejects.toThrow('another process holds the database');
    expect(await store.read((tx) => tx.selectFrom('meta').select('key').execute())).toEqual([]);
  });

  it('WAL-06 a unit that goes on past a statement that failed is never told as done: the server undoes all of it', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    const insert = (tx: Work, value: string) => tx.insertInto('meta').values({ key: 'a', value }).execute();
    const written = store.write(async (tx) => {
      await insert(tx, '1');
      await insert(tx, '2').catch(() => undefined);
    });
    await expect(written).rejects.toThrow('nothing was committed');
    expect(await store.read((tx) => tx.selectFrom('meta').select('key').execute())).toEqual([]);
    await store.write((tx) => insert(tx, '3'));
  });

  it('OPS-8 a writer gives up after its time while somebody else holds the database, and the next one begins anew', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url, 200);
    const held = await pastPort(url);
    await appendAs(held, 1);
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((key) => store.write((tx) => tx.insertInto('meta').values({ key, value: '1' }).execute())),
    );
    expect(outcomes).toMatchObject([
      { reason: { name: 'StoreUnavailable' } },
      { reason: { name: 'StoreUnavailable' } },
    ]);
    await held.query('ROLLBACK');
    await store.write((tx) => tx.insertInto('meta').values({ key: 'c', value: '1' }).execute());
    expect(await store.read((tx) => tx.selectFrom('meta').select('key').execute())).toEqual([{ key: 'c' }]);
  });

  it('OPS-8 goes on over tables that a newer process has changed beneath it', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    const keyOf = prepareOne((given: { readonly key: string }, database) =>
      database.selectFrom('meta').selectAll().where('key', '=', given.key),
    );
    const read = () => store.read((tx) => keyOf(tx, { key: 'a' }));
    await store.write((tx) => tx.insertInto('meta').values({ key: 'a', value: '1' }).execute());
    expect(await read()).toEqual({ key: 'a', value: '1' });
    await withClient(url, (client) => client.query('ALTER TABLE meta ADD COLUMN more BIGINT'));
    await expect(read()).rejects.toThrow(StoreUnavailable);
    expect(await read()).toEqual({ key: 'a', value: '1', more: null });
  });

  it('a sum that cannot be counted with exactly is refused, and never rounded', async () => {
    const url = await kind.newUrl();
    const store = await storeOn(url);
    await withClient(url, (client) => client.query(`INSERT INTO accounts VALUES ('house:a', 9007199254740993)`));
    const read = store.read((tx) => tx.selectFrom('accounts').select('balance').execute());
    await expect(read).rejects.toThrow('9007199254740993');
    await withClient(url, async (client) => {
      await expect(client.query('TRUNCATE transfers')).rejects.toThrow('append-only');
    });
  });

  it('OPS-5 keeps houses apart: a directory is of one database, and says so without its password', async () => {
    const [url, other] = [await kind.newUrl(), await kind.newUrl()];
    const dataDir = newDataDir();
    const secret = url.replace('hanpan@', 'hanpan:geheim@');
    await (await openPostgresHouse(secret, dataDir, 0, nobodyHears)).close();
    expect(readFileSync(path.join(dataDir, 'postgresql'), 'utf8')).not.toContain('geheim');
    await expect(openPostgresHouse(other, dataDir, 0, nobodyHears)).rejects.toThrow('is of the house on');
    // Whoever starts beside it reads a file that is whole: it is written once, in one.
    const mark = path.join(dataDir, 'postgresql');
    const { ino, mtimeMs } = statSync(mark);
    await (await openPostgresHouse(secret, dataDir, 0, nobodyHears)).close();
    expect(statSync(mark)).toMatchObject({ ino, mtimeMs });
    writeFileSync(mark, '');
    await (await openPostgresHouse(secret, dataDir, 0, nobodyHears)).close();
    expect(readFileSync(mark, 'utf8')).toContain('/house_');
    expect(statSync(mark).ino).not.toBe(ino);
    expect(() => openSqliteStore(dataDir, 0)).toThrow('pg_dump');
    await expect(backUp(dataDir, path.join(dataDir, 'copy.db'))).rejects.toThrow('pg_dump');
    expect(existsSync(path.join(dataDir, 'origin.db'))).toBe(false);
    const embedded = newDataDir();
    await openSqliteStore(embedded, 0).close();
    await expect(openPostgresHouse(url, embedded, 0, nobodyHears)).rejects.toThrow('a house on SQLite is there');
    const gone = secret.replace(/house_\d+/, 'nowhere');
    const refused = await openPostgresHouse(gone, newDataDir(), 0, nobodyHears).catch((error: unknown) =>
      String(error),
    );
    expect(refused).toMatch(/HANPAN_DATABASE \(.*\/nowhere\): database "nowhere" does not exist/);
    expect(refused).not.toContain('geheim');
  });
}
