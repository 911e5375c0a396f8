/** What a tab has said once is stored for as long as the tab is there (S-16, D4). */
import { expect, it, onTestFinished } from 'vitest';
import { createLookKeeper } from '../../src/worker/keepLooks.ts';
import { manualClock, settle, until } from '../support/engine/manualClock.ts';
import { openDatabases } from '../support/engine/openDatabases.ts';

const row = { tabId: 't1', lockName: 'lock-t1', topics: ['sport:6046' as const] };

async function kept() {
  const { db } = openDatabases();
  const clock = manualClock();
  const life = new AbortController();
  onTestFinished(() => {
    life.abort();
  });
  const keeper = createLookKeeper(db, clock, life.signal);
  await keeper.keep(row);
  expect(await db.looks.toArray()).toEqual([row]);
  return { db, clock, keeper };
}

it('S-16 D4 what a tab looks at is stored again after its database was lost', async () => {
  const { db, clock } = await kept();
  await db.looks.clear();
  await clock.advance(10_000);
  await until('stored again', async () => (await db.looks.count()) === 1);
  expect(await db.looks.toArray()).toEqual([row]);
});

it('S-16 what a tab that is gone looked at is not', async () => {
  const { db, clock, keeper } = await kept();
  await db.looks.clear();
  keeper.forget('t1');
  await clock.advance(20_000);
  await settle();
  expect(await db.looks.count()).toBe(0);
});
