/** What is stored of a list, and in how many reads it comes, from a real local database (LST-7). */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedList } from '../../../src/db/queries/lists.ts';
import { openList, storePage } from '../../../src/db/records/lists.ts';
import { listId } from '../../../src/domain/lists/list.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { sampleBet, T0 } from '../../support/engine/sampleData.ts';

const MANY = 1_000;

async function aMember() {
  const { db } = openDatabases();
  const sessionId = await signedIn(db);
  const own = await theirs(db);
  return {
    db,
    own,
    /** Stores a list of bets, the last number first. */
    async store(page: number, numbers: readonly number[]) {
      const filter = { page };
      await openList(own, sessionId, 'bets', filter, T0);
      const rows = numbers.map((n) => {
        const row = sampleBet(n);
        return { key: { at: row.placedAt, id: row.betId }, row };
      });
      const list = { id: listId('bets', filter), name: 'bets' } as const;
      const answered = { list, after: null, rows, next: null, position: null, askedAt: T0, isAskedAgain: false };
      expect(await storePage(own, sessionId, answered)).toBe('stored');
      return list.id;
    },
    async shown(id: string) {
      const { runs } = await storedList(db, 'bets', id);
      return runs.map(({ rows }) => rows.map(({ betId }) => Number(betId.slice(1))));
    },
  };
}

const numbers = (count: number, of = (n: number) => n) => Array.from({ length: count }, (_, n) => of(count - 1 - n));

describe('LST-7 what is stored of a list', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('comes in one read however long it is, in its order and none of another list among it', async () => {
    const { store, shown } = await aMember();
    const even = await store(
      2,
      numbers(MANY / 2, (n) => 2 * n),
    );
    const odd = await store(
      3,
      numbers(MANY / 2, (n) => 2 * n + 1),
    );
    const one = vi.spyOn(IDBObjectStore.prototype, 'get');
    expect(await shown(even)).toEqual([numbers(MANY / 2, (n) => 2 * n)]);
    expect(await shown(odd)).toEqual([numbers(MANY / 2, (n) => 2 * n + 1)]);
    expect(one.mock.calls.length).toBeLessThan(10);
  });

  it('is whole where far more rows of others stand between its own, and where some of its own are gone', async () => {
    const { store, shown, own } = await aMember();
    await store(
      2,
      numbers(MANY, (n) => n + 1),
    );
    const wide = await store(
      3,
      numbers(MANY / 10, (n) => (n === 0 ? 0 : MANY * 2 + n)),
    );
    const spread = await store(
      4,
      numbers(MANY / 10, (n) => 10 * n),
    );
    expect(await shown(wide)).toEqual([numbers(MANY / 10, (n) => (n === 0 ? 0 : MANY * 2 + n))]);
    expect(await shown(spread)).toEqual([numbers(MANY / 10, (n) => 10 * n)]);
    const [gone] = (await own.lists.get(spread))?.runs[0]?.keys ?? [];
    await own.listRows.delete(['bets', gone?.id ?? '']);
    expect(await shown(spread)).toEqual([numbers(MANY / 10, (n) => 10 * n).slice(1)]);
  });
});
