/** Gathering what comes while a commit is under way: all of it goes into the next one, and it is bounded. */
import { describe, expect, it } from 'vitest';
import { createCommitBatcher } from '../../../src/worker/streams/commitBatcher.ts';
import { manualClock, settle } from '../../support/engine/manualClock.ts';

function slowStore() {
  const clock = manualClock();
  const commits: number[] = [];
  const waiting: (() => void)[] = [];
  const batcher = createCommitBatcher<string>({
    clock,
    store: ({ events }) => {
      commits.push(events.length);
      return new Promise((resolve) => {
        waiting.push(() => resolve({ kind: 'nothingNew' }));
      });
    },
    onFailed: () => undefined,
  });
  let offset = 0;
  const add = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await batcher.add({ epoch: 'e1', offset: (offset += 1) }, 'a');
  };
  const finish = async () => {
    waiting.shift()?.();
    await settle(4);
  };
  return { clock, commits, batcher, add, finish };
}

describe('S-7 what comes while a commit is under way', () => {
  it('is stored with the next one, all of it', async () => {
    const { clock, commits, add, finish } = slowStore();
    await add(1);
    await clock.advance(33);
    await add(2_000);
    await clock.advance(33);
    await add(3_000);
    expect(commits).toEqual([1]);
    await finish();
    expect(commits).toEqual([1, 5_000]);
  });

  it('is read on to 16,000 events, and no further until there is room', async () => {
    const { clock, commits, add, finish } = slowStore();
    await add(1);
    await clock.advance(33);
    let added = false;
    const adding = add(16_000).then(() => {
      added = true;
    });
    await settle(20);
    expect([commits, added]).toEqual([[1], false]);
    await finish();
    await adding;
    expect(commits).toEqual([1, 16_000]);
  });
});
