/** What is kept of a list, against a list that grows while somebody pages (LST-1 … LST-4). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betList } from '../../../src/domain/lists/betList.ts';
import { listId } from '../../../src/domain/lists/list.ts';
import { compareKeys, cursorOf, keyOfCursor, ListCursor, type ListKey } from '../../../src/domain/lists/listKey.ts';
import {
  grownOld,
  hasKey,
  insertKey,
  keptRows,
  MAX_KEPT,
  placePage,
  removeKey,
  type ListRun,
} from '../../../src/domain/lists/listRuns.ts';

/** What an origin answers: the rows after a cursor, and whether there are more. */
function pageOf(rows: readonly ListKey[], after: ListCursor | null, size: number) {
  const from = after === null ? undefined : keyOfCursor(after);
  const rest = rows.toSorted(compareKeys).filter((key) => from === undefined || compareKeys(key, from) > 0);
  const keys = rest.slice(0, size);
  const last = keys.at(-1);
  return { keys, next: rest.length > size && last !== undefined ? cursorOf(last) : null };
}

const keyArb = fc.record({ at: fc.integer({ min: 1, max: 9 }), id: fc.stringMatching(/^[a-e]{1,2}$/) });
const rowsArb = fc.uniqueArray(keyArb, { maxLength: 40, selector: cursorOf });
const key = (at: number, id = 'b'): ListKey => ({ at, id });
const ats = (runs: readonly ListRun[]) => runs.map(({ keys }) => keys.map(({ at }) => at));
const run = (from: number, to: number, next: number | null = to, isOld = false): ListRun => ({
  keys: Array.from({ length: from - to + 1 }, (_, index) => key(from - index)),
  next: next === null ? null : cursorOf(key(next)),
  isOld,
});

/** Pages to the end of a list to which rows are added meanwhile, of which the stream tells or not. */
function pagedWhole(rows: readonly ListKey[], later: readonly ListKey[], size: number, isTold: boolean): ListKey[] {
  const all = [...rows];
  const coming = [...later];
  let runs: readonly ListRun[] = placePage([], null, pageOf(all, null, size));
  for (;;) {
    const next = runs.at(-1)?.next ?? null;
    const arriving = coming.shift();
    if (arriving !== undefined) {
      all.push(arriving);
      if (isTold) runs = insertKey(runs, arriving);
    }
    if (next === null) return runs.flatMap(({ keys }) => keys);
    runs = placePage(runs, runs.at(-1)?.next ?? next, pageOf(all, next, size));
  }
}

describe('keys and cursors', () => {
  it('LST-1 the newest stands first; of two of one time the greater id does', () => {
    const keys = [key(1), key(3, 'a'), key(2), key(3, 'c')];
    expect(keys.toSorted(compareKeys)).toEqual([key(3, 'c'), key(3, 'a'), key(2), key(1)]);
    expect(compareKeys(key(3), key(3))).toBe(0);
  });

  it('LST-2 a cursor is what the origin makes of a key, and nothing else', () => {
    const kept = { at: 1_763_000_000_000, id: 'bA_9-x' };
    expect(keyOfCursor(ListCursor.parse(cursorOf(kept)))).toEqual(kept);
    const hostile = [
      '',
      '.',
      '1.',
      '.b',
      '1e9.b',
      '-1.b',
      '1.b c',
      "1.'; DROP TABLE bets",
      '1'.repeat(16) + '.b',
      `1.${'b'.repeat(65)}`,
    ];
    for (const text of hostile) expect([text, ListCursor.safeParse(text).success]).toEqual([text, false]);
  });

  it('LST-2 a filter of other fields, or of values that are none, is no filter', () => {
    const { filter } = betList;
    expect(filter.parse({ from: '5', status: '-1' })).toEqual({ from: 5, status: -1 });
    for (const wrong of [
      { member: 'm2' },
      { from: '-1' },
      { until: 'x' },
      { status: '7' },
      { status: '' },
      { from: '1.5' },
    ])
      expect([wrong, filter.safeParse(wrong).success]).toEqual([wrong, false]);
  });

  it('LST-9 filters that ask for the same are one list', () => {
    expect(listId('bets', { status: 2, from: 5 })).toBe(listId('bets', { from: 5, until: undefined, status: 2 }));
    expect(listId('bets', {})).not.toBe(listId('bets', { from: 0 }));
  });
});

describe('a list that is paged through', () => {
  it('LST-1 tells every row once and in order, whatever the size of its pages, while rows come at its head', () => {
    fc.assert(
      fc.property(rowsArb, fc.integer({ min: 1, max: 12 }), fc.nat(6), fc.boolean(), (rows, size, count, isTold) => {
        const later = Array.from({ length: count }, (_, index) => key(100 + index));
        const shown = pagedWhole(rows, later, size, isTold);
        expect(shown.filter(({ at }) => at < 100)).toEqual(rows.toSorted(compareKeys));
        expect(shown).toEqual(shown.toSorted(compareKeys));
        expect(new Set(shown.map(cursorOf)).size).toBe(shown.length);
      }),
    );
  });

  it('LST-1 and a row that the stream tells of, wherever it belongs, is there at the end', () => {
    fc.assert(
      fc.property(rowsArb, rowsArb, fc.integer({ min: 1, max: 12 }), (rows, later, size) => {
        const fresh = later.filter((one) => rows.every((known) => compareKeys(known, one) !== 0));
        const runs = pagedWhole(rows, fresh, size, true);
        expect(runs).toEqual(runs.toSorted(compareKeys));
        for (const one of rows) expect(runs).toContainEqual(one);
      }),
    );
  });

  it('LST-3 a first page that does not reach what is kept leaves a gap, which is filled page by page', () => {
    const old = grownOld([run(10, 6)]);
    const gap = placePage(old, null, { keys: run(20, 18).keys, next: cursorOf(key(18)) });
    expect(ats(gap)).toEqual([
      [20, 19, 18],
      [10, 9, 8, 7, 6],
    ]);
    const nearer = placePage(gap, cursorOf(key(18)), { keys: run(17, 12).keys, next: cursorOf(key(12)) });
    expect(ats(nearer)).toEqual([
      [20, 19, 18, 17, 16, 15, 14, 13, 12],
      [10, 9, 8, 7, 6],
    ]);
  });

  it('LST-3 a page that reaches what is kept is joined to it', () => {
    const runs = placePage([run(10, 4)], null, { keys: run(11, 8).keys, next: cursorOf(key(8)) });
    expect(ats(runs)).toEqual([[11, 10, 9, 8, 7, 6, 5, 4]]);
    expect(runs[0]?.next).toBe(cursorOf(key(4)));
  });

  it('LST-3 a page says what there is where it reaches: what it leaves out is gone', () => {
    const runs = placePage([run(10, 4)], null, { keys: [key(10), key(8)], next: cursorOf(key(8)) });
    expect(ats(runs)).toEqual([[10, 8, 7, 6, 5, 4]]);
    expect(placePage([run(10, 4)], null, { keys: [], next: null })).toEqual([{ keys: [], next: null, isOld: false }]);
  });

  it('LST-4 after a gap in the stream nothing is joined to what is old: it stands behind a further page until it is asked for', () => {
    const old = grownOld([run(10, 1, null)]);
    const first = placePage(old, null, { keys: run(11, 7).keys, next: cursorOf(key(7)) });
    expect(ats(first)).toEqual([
      [11, 10, 9, 8, 7],
      [6, 5, 4, 3, 2, 1],
    ]);
    expect(first.map(({ isOld }) => isOld)).toEqual([false, true]);
    const whole = placePage(first, cursorOf(key(7)), { keys: run(6, 1).keys, next: null });
    expect(whole).toEqual([{ keys: run(11, 1).keys, next: null, isOld: false }]);
  });

  it('LST-3 a page of a place where nothing ends any more changes nothing', () => {
    const runs = [run(10, 4)];
    expect(placePage(runs, cursorOf(key(8)), { keys: [key(7)], next: null })).toBe(runs);
  });

  it('LST-5 a row goes where it belongs, once; beyond what is kept it is left to the page that will tell it', () => {
    const runs = [run(10, 8), run(5, 3)];
    expect(ats(insertKey(runs, key(12)))).toEqual([
      [12, 10, 9, 8],
      [5, 4, 3],
    ]);
    expect(ats(insertKey(runs, { at: 9, id: 'a' }))).toEqual([
      [10, 9, 9, 8],
      [5, 4, 3],
    ]);
    for (const elsewhere of [key(9), key(7), key(2)]) expect(insertKey(runs, elsewhere)).toBe(runs);
    expect(ats(insertKey([run(5, 3, null)], key(1)))).toEqual([[5, 4, 3, 1]]);
    expect(insertKey([], key(1))).toEqual([]);
  });

  it('LST-5 a row that belongs there no more leaves', () => {
    const runs = [{ ...run(10, 8), keys: [key(10, 'x'), key(9, 'y')] }];
    expect(hasKey(runs, 'x')).toBe(true);
    expect(ats(removeKey(runs, { id: 'x' }))).toEqual([[9]]);
    expect(removeKey(runs, { id: 'z' })).toBe(runs);
  });

  it('LST-9 keeps a bounded number of rows, and asks for what was cut off where it was cut', () => {
    const full = placePage([], null, { keys: run(MAX_KEPT + 30, 1).keys, next: null });
    expect(keptRows(full)).toBe(MAX_KEPT);
    expect(full[0]?.next).toBe(cursorOf(key(31)));
    const more = insertKey(full, key(5_000));
    expect(keptRows(more)).toBe(MAX_KEPT);
    expect(more[0]?.next).toBe(cursorOf(key(32)));
  });

  it('LST-3 LST-9 where what was cut off is not, a gap stays: a run whose rows have all left says where it goes on', () => {
    const runs = [{ ...run(9_000, 9_000), keys: [] }, run(MAX_KEPT + 5, 6, 6, true)];
    const cut = placePage(runs, cursorOf(key(6)), { keys: run(5, 2).keys, next: cursorOf(key(2)) });
    expect(keptRows(cut)).toBe(MAX_KEPT);
    expect(cut.map(({ next }) => next)).toEqual([cursorOf(key(9_000)), cursorOf(key(6))]);
  });
});
