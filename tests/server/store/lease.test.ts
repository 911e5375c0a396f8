/** One holder of a lease at a time, and a fence that a holder who slept too long cannot pass. */
import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { createLease, LeaseLost } from '../../../server/store/lease.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { newDataDir } from '../support/openOrigin.ts';

it('passes from a holder that stopped renewing to the next, and fences the first off', async () => {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  const [one, two] = [createLease('feed', 'one', 1_000), createLease('feed', 'two', 1_000)];
  expect(await store.write((tx) => one.acquire(tx, 0))).toBe(true);
  expect(await store.write((tx) => two.acquire(tx, 500))).toBe(false);
  expect(await store.write((tx) => one.acquire(tx, 900))).toBe(true);
  expect(await store.write((tx) => two.acquire(tx, 1_500))).toBe(false);
  await store.write((tx) => one.check(tx));
  expect(await store.write((tx) => two.acquire(tx, 1_900))).toBe(true);
  await expect(store.write((tx) => one.check(tx))).rejects.toThrow(LeaseLost);
  await store.write((tx) => one.release(tx));
  await store.write((tx) => two.check(tx));
});

it('passes at once from a process of this machine that is gone, and not from one of another machine that is called alike', async () => {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  const own = createLease('feed', 'one', 1_000);
  const hold = (name: string, holder: string) =>
    store.write((tx) => tx.insertInto('leases').values({ name, holder, expires_at: 1_000 }).execute());
  await hold('here', own.holder.replace(` ${process.pid} `, ` ${gone} `));
  await hold('there', `${hostname()} ${gone} one`);
  const takes = (name: string, at: number) => store.write((tx) => createLease(name, 'two', 1_000).acquire(tx, at));
  expect([await takes('here', 500), await takes('there', 500), await takes('there', 1_000)]).toEqual([
    true,
    false,
    true,
  ]);
});
