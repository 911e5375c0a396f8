/** Whether an origin is alive and whether it is ready, as whoever runs it asks (OPS-1, OPS-2). */
import { statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readyCall, type Lack } from '../../src/domain/calls/origin.ts';
import { systemClock } from '../../server/clock.ts';
import { createReadiness } from '../../server/readiness.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import type { Store } from '../../server/store/store.ts';
import { spawnOrigin } from './store/spawnOrigin.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from './support/caller.ts';
import { games } from './support/feedReports.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';

/** More than a house takes to open, and less than its write-ahead log is when it begins anew, bytes. */
const FULL_AT = 3 * 1024 * 1024;

const TAILED = { caughtUp: () => Promise.resolve() };
const never = () => new Promise<never>(() => undefined);

function aStore(): Store {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  return store;
}

/** Whose two seconds are over at once, and whose steady time is as told. */
const quick = (elapsed: () => number) => ({
  ...systemClock,
  elapsed,
  after: (ms: number, callback: () => void) => systemClock.after(ms / 100, callback),
});

it('OPS-1 OPS-2 an origin that runs is alive and ready, and both are told without a session', async () => {
  const origin = await openOrigin();
  expect(await callOrigin(origin, 'GET', '/health/live')).toMatchObject({ status: 200, body: { live: true } });
  const ready = await callOrigin(origin, 'GET', '/health/ready');
  expect(ready).toMatchObject({ status: 200, body: { ready: true, lacks: [] } });
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

it('OPS-2 one that does not know whose the feed is, is not ready, until it does', async () => {
  const readiness = createReadiness({ store: aStore(), tailer: TAILED, clock: systemClock, writes: true });
  expect(await readiness.lacks()).toEqual(['lease']);
  readiness.watchLease(() => true);
  expect(await readiness.lacks()).toEqual([]);
});

const refuses = () => Promise.reject(new Error('disk full'));

it.each<[string, Partial<Store>, () => Promise<void>, Lack]>([
  ['cannot write', { write: refuses }, TAILED.caughtUp, 'store'],
  ['waits for its store for ever', { write: never }, TAILED.caughtUp, 'store'],
  ['does not follow its log', {}, never, 'log'],
])('OPS-2 one that %s is not ready', async (_, broken, caughtUp, lack) => {
  const store = { ...aStore(), ...broken };
  const readiness = createReadiness({ store, tailer: { caughtUp }, clock: quick(() => 0), writes: true });
  readiness.watchLease(() => true);
  expect(await readiness.lacks()).toEqual([lack]);
});

it('OPS-2 writes once a second at most, however many ask', async () => {
  let now = 0;
  let writes = 0;
  const store = aStore();
  const counting: Store = {
    ...store,
    write: (work) => {
      writes += 1;
      return store.write(work);
    },
  };
  const readiness = createReadiness({ store: counting, tailer: TAILED, clock: quick(() => now), writes: true });
  await Promise.all(Array.from({ length: 50 }, () => readiness.lacks()));
  expect(writes).toBe(1);
  now = 1_000;
  await readiness.lacks();
  expect(writes).toBe(2);
});

it('OPS-2 one that is told to stop is not ready from then on, and asks nothing to say so', async () => {
  const readiness = createReadiness({
    store: { ...aStore(), write: never },
    tailer: TAILED,
    clock: quick(() => 0),
    writes: true,
  });
  readiness.beginDraining();
  expect(await readiness.lacks()).toEqual(['draining']);
});

it('OPS-2 what is tried is written each time, and nothing grows by it', async () => {
  let now = 0;
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir, 0);
  onTestFinished(() => store.close());
  const readiness = createReadiness({ store, tailer: TAILED, clock: quick(() => now), writes: true });
  const logBytes = () => statSync(path.join(dataDir, 'origin.db-wal')).size;
  const pages = () =>
    store.read(async (tx) => (await sql<{ page_count: number }>`PRAGMA page_count`.execute(tx)).rows[0]?.page_count);
  const tries: { readonly grown: number; readonly pages: number | undefined }[] = [];
  for (; now < 10_000; now += 1_000) {
    const before = logBytes();
    await readiness.lacks();
    tries.push({ grown: logBytes() - before, pages: await pages() });
  }
  for (const { grown } of tries) expect(grown).toBeGreaterThan(20_000);
  expect(new Set(tries.slice(1).map((one) => one.pages)).size).toBe(1);
});

it('OPS-2 a write that is stuck is waited for, and no other one begun', async () => {
  let now = 0;
  let writes = 0;
  const stuck = (): Promise<never> => {
    writes += 1;
    return never();
  };
  const readiness = createReadiness({
    store: { ...aStore(), write: stuck },
    tailer: TAILED,
    clock: quick(() => now),
    writes: true,
  });
  readiness.watchLease(() => true);
  for (; now < 5_000; now += 1_000) expect(await readiness.lacks()).toEqual(['store']);
  expect(writes).toBe(1);
});

it('OPS-1 OPS-2 OPS-8 an origin whose disk is full lives, is not ready, answers bets with 503 and signs nobody out', async () => {
  const dataDir = newDataDir();
  const first = await openOrigin({ dataDir });
  await first.sink.deliver(games('a'));
  await first.close();
  const origin = await spawnOrigin(dataDir, FULL_AT);
  const member = await signIn(origin);
  const bet = () => member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
  let answer = await bet();
  for (let count = 1; answer.status === 200 && count < 100; count += 1) answer = await bet();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  const lacks = async () => {
    const { status, body } = await callOrigin(origin, 'GET', '/health/ready');
    return status === 503 ? readyCall.answer.parse(body).lacks : [];
  };
  // It cannot keep the lease either, and may know that first: what it tries to write itself it tries once a second.
  await expect.poll(lacks, { timeout: 60_000 }).toContain('store');
  expect(await callOrigin(origin, 'GET', '/health/live')).toMatchObject({ status: 200 });
  const together = await Promise.all([bet(), bet(), bet()]);
  expect(together.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await member.call('GET', '/member/user')).toMatchObject({ status: 200 });
}, 240_000);
