/** Whether an origin is alive and whether it is ready, as whoever runs it asks (OPS-1, OPS-2). */
import { expect, it, onTestFinished } from 'vitest';
import type { Lack } from '../../src/domain/calls/origin.ts';
import { systemClock } from '../../server/clock.ts';
import { createReadiness } from '../../server/readiness.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import type { Store } from '../../server/store/store.ts';
import { callOrigin } from './support/caller.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';

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
  const readiness = createReadiness({ store: aStore(), tailer: TAILED, clock: systemClock });
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
  const readiness = createReadiness({ store, tailer: { caughtUp }, clock: quick(() => 0) });
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
  const readiness = createReadiness({ store: counting, tailer: TAILED, clock: quick(() => now) });
  await Promise.all(Array.from({ length: 50 }, () => readiness.lacks()));
  expect(writes).toBe(1);
  now = 1_000;
  await readiness.lacks();
  expect(writes).toBe(2);
});

it('OPS-2 one that is told to stop is not ready from then on, and asks nothing to say so', async () => {
  const readiness = createReadiness({ store: { ...aStore(), write: never }, tailer: TAILED, clock: quick(() => 0) });
  readiness.beginDraining();
  expect(await readiness.lacks()).toEqual(['draining']);
});
