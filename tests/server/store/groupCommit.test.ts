/** Units of work that share a commit share nothing else (BET-1, WAL-06). */
import path from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { createGroupCommit, DEFAULT_GROUP_COMMIT, QueueFull } from '../../../server/store/groupCommit.ts';
import { openSqliteStore, storeOn } from '../../../server/store/openSqliteStore.ts';
import { StoreUnavailable, type Store, type Work } from '../../../server/store/store.ts';
import { newDataDir } from '../support/openOrigin.ts';

function openStore() {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  let commits = 0;
  store.onCommit(() => {
    commits += 1;
  });
  return { store, commits: () => commits };
}

const keep = (key: string) => async (tx: Work) => {
  await tx.insertInto('meta').values({ key, value: key }).execute();
  return key;
};
const keysIn = (store: Store) =>
  store.read(async (tx) => (await tx.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key));

describe('shared commits', () => {
  it('WAL-06 answer every unit with its own value, after few commits', async () => {
    const { store, commits } = openStore();
    const write = createGroupCommit(store, systemClock, { maxBatch: 10, maxWaitMs: 2 }, () => undefined);
    const keys = Array.from({ length: 25 }, (_, index) => `k${String(index).padStart(2, '0')}`);
    expect(await Promise.all(keys.map((key) => write(keep(key))))).toEqual(keys);
    expect(await keysIn(store)).toEqual(keys);
    expect(commits()).toBe(3);
  });

  it('BET-1 undo a unit that throws, all of it and nothing else', async () => {
    const { store } = openStore();
    const write = createGroupCommit(store, systemClock, DEFAULT_GROUP_COMMIT, () => undefined);
    const broken = write(async (tx) => {
      await keep('half')(tx);
      throw new RangeError('no');
    });
    const outcomes = await Promise.allSettled([
      write(keep('before')),
      broken,
      write(keep('after')),
      write(keep('after')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    await expect(broken).rejects.toThrow(RangeError);
    expect(await keysIn(store)).toEqual(['after', 'before']);
    expect(await write(keep('later'))).toBe('later');
  });

  it('OPS-8 whoever came while others waited in vain is told with them, and does not wait as long again', async () => {
    const { store } = openStore();
    let giveUp = () => {};
    let writes = 0;
    const held: Store = {
      ...store,
      write: (work) => {
        writes += 1;
        if (writes > 1) return store.write(work);
        return new Promise((_, reject) => {
          giveUp = () => {
            reject(new StoreUnavailable('another process holds the database'));
          };
        });
      },
    };
    const write = createGroupCommit(held, systemClock, DEFAULT_GROUP_COMMIT, () => undefined);
    const first = write(keep('first'));
    await expect.poll(() => writes).toBe(1);
    const late = [write(keep('a')), write(keep('b'))];
    giveUp();
    const outcomes = await Promise.allSettled([first, ...late]);
    expect(
      outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof StoreUnavailable),
    ).toEqual([true, true, true]);
    expect(writes).toBe(1);
    expect(await write(keep('later'))).toBe('later');
    expect(await keysIn(store)).toEqual(['later']);
  });

  it('WAL-06 fail every unit when the commit fails, and keep nothing of them', async () => {
    const { store } = openStore();
    const failing: Store = {
      ...store,
      write: (work) =>
        store.write(async (tx) => {
          await work(tx);
          throw new Error('disk full');
        }),
    };
    const write = createGroupCommit(failing, systemClock, DEFAULT_GROUP_COMMIT, () => undefined);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((key) => write(keep(key))));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await keysIn(store)).toEqual([]);
  });

  it('OPS-8 tell every unit of a full disk, whichever of them found it, and go on once there is room', async () => {
    const database = new Database(path.join(newDataDir(), 'full.db'));
    database.pragma('journal_mode = WAL');
    const store = storeOn(database, 0);
    onTestFinished(() => store.close());
    const write = createGroupCommit(store, systemClock, DEFAULT_GROUP_COMMIT, () => undefined);
    const keepLong = (key: string) => async (tx: Work) => {
      await tx
        .insertInto('meta')
        .values({ key, value: key.repeat(100_000) })
        .execute();
      return key;
    };
    // SQLite takes no limit below what there is.
    database.pragma('max_page_count = 1');
    const outcomes = await Promise.allSettled([write(keep('x')), write(keepLong('y')), write(keepLong('z'))]);
    expect(outcomes.map((one) => one.status === 'rejected' && one.reason instanceof StoreUnavailable)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await keysIn(store)).toEqual([]);
    database.pragma('max_page_count = 100000');
    expect(await Promise.all([write(keep('x')), write(keepLong('y'))])).toEqual(['x', 'y']);
    expect(await keysIn(store)).toEqual(['x', 'y']);
  });

  it('BET-1 take no more than may wait', async () => {
    const { store } = openStore();
    const write = createGroupCommit(store, systemClock, DEFAULT_GROUP_COMMIT, () => undefined);
    const nothing = () => Promise.resolve(1);
    const outcomes = await Promise.allSettled(Array.from({ length: 10_001 }, () => write(nothing)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map((outcome) => (outcome.reason as Error).name)).toEqual([QueueFull.name]);
  });
});
