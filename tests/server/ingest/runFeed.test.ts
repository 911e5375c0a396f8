/** One feed at a time over all processes of a directory, and none that goes on by what it knew before another one told more (OPS-9). */
import { expect, it, onTestFinished } from 'vitest';
import { runFeed } from '../../../server/ingest/runFeed.ts';
import { createLease } from '../../../server/store/lease.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { newDataDir } from '../support/openOrigin.ts';
import { virtualClock } from '../support/virtualClock.ts';

const TERM_MS = 3_000;

/** Two processes of one directory, each with a clock of its own: one that stands still is a process that does. */
async function openRunners() {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  const said: string[] = [];
  const run = async (id: string, startAt: number) => {
    const clock = virtualClock(startAt);
    const failures: unknown[] = [];
    const lease = createLease('feed', id, TERM_MS);
    let began = 0;
    const runner = await runFeed({
      ...{ store, clock, lease, renewMs: TERM_MS / 3 },
      start: () => {
        const name = `${id}${(began += 1)}`;
        said.push(`${name} begins`);
        return Promise.resolve({ stop: () => Promise.resolve(void said.push(`${name} ends`)) });
      },
      onFailure: (error) => failures.push(error),
    });
    onTestFinished(() => {
      expect(failures).toEqual([]);
    });
    const tells = () =>
      store
        .write((tx) => lease.check(tx))
        .then(
          () => true,
          () => false,
        );
    return { runner, clock, tells };
  };
  return { said, run };
}

it('OPS-9 a process that stood still begins its feed anew where another had the lease meanwhile and is gone again', async () => {
  const { said, run } = await openRunners();
  const [stalled, other] = [await run('a', 0), await run('b', TERM_MS)];
  expect(said).toEqual(['a1 begins', 'b1 begins']);
  await other.runner.stop();
  // What it would have told before it looked is fenced off.
  expect(await stalled.tells()).toBe(false);
  stalled.clock.advance(TERM_MS + 1);
  await expect.poll(() => said).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins']);
  await expect.poll(() => stalled.tells()).toBe(true);
  await stalled.runner.stop();
});

it('OPS-9 a process that stood still goes on where nobody had the lease meanwhile', async () => {
  const { said, run } = await openRunners();
  const { runner, clock, tells } = await run('a', 0);
  clock.advance(3 * TERM_MS);
  expect(await tells()).toBe(true);
  await runner.stop();
  expect(said).toEqual(['a1 begins', 'a1 ends']);
});
