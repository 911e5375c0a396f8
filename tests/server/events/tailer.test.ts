/** What the tailer hands on, and how often it reads for that (S-1). */
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { appendFeedEvents } from '../../../server/events/eventLog.ts';
import { startTailer } from '../../../server/events/tailer.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { newDataDir } from '../support/openOrigin.ts';

const say = (store: Store) =>
  store.write((tx) => appendFeedEvents(tx, [{ type: 'NewsPublished', at: 1, data: { news: [] } }]));

/** A tailer on a store that counts what is read of it, and another process on the same directory. */
function tailed() {
  const directory = newDataDir();
  const [store, other] = [openSqliteStore(directory, 0), openSqliteStore(directory, 0)];
  const handedOn: number[] = [];
  let reads = 0;
  const tailer = startTailer({
    store: {
      ...store,
      read: (work) => {
        reads += 1;
        return store.read(work);
      },
    },
    clock: systemClock,
    pollMs: 3_600_000,
    seq: 0,
    offsets: new Map(),
    handOn: (events) => {
      handedOn.push(...events.map(({ offset }) => offset));
    },
    readAnew: () => Promise.reject(new Error('events are missing')),
    onFailure: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    await tailer.stop();
    await Promise.all([store.close(), other.close()]);
  });
  return { store, other, tailer, handedOn, reads: () => reads };
}

describe('the tailer', () => {
  it('S-1 reads once for a commit of its own process, and not again while nothing is new', async () => {
    const { store, tailer, handedOn, reads } = tailed();
    await say(store);
    await tailer.caughtUp();
    expect([handedOn, reads()]).toEqual([[1], 1]);
    await tailer.caughtUp();
    expect(reads()).toBe(1);
  });

  it('S-1 hands on what another process has committed before it was asked to catch up', async () => {
    const { store, other, tailer, handedOn } = tailed();
    for (let offset = 1; offset <= 6; offset += 2) {
      await say(store);
      await say(other);
      await tailer.caughtUp();
      expect(tailer.offsetOf('events')).toBe(offset + 1);
    }
    expect(handedOn).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
