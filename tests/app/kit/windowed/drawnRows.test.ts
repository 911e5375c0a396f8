/** Which rows of a long list are drawn, however one scrolls and rests (LST-12). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AHEAD, DrawnRows, NEAR, STEP, withFocused } from '../../../../src/app/kit/windowed/drawnRows.ts';

const HIGH = 18;
const seenFrom = (startIndex: number, count = 1_000) => ({
  startIndex,
  endIndex: Math.min(count - 1, startIndex + HIGH - 1),
  count,
});

/** A list that rests at a place until nothing more is drawn ahead. */
function rested(at: number, count = 1_000) {
  const rows = new DrawnRows();
  let idle = 0;
  let drawn = rows.near(seenFrom(at, count), idle);
  while (rows.hasMore()) drawn = rows.near(seenFrom(at, count), (idle += 1));
  return { rows, idle, drawn };
}

describe('rows that are drawn', () => {
  it('LST-12 are those near what is seen, without a hole, and never many more than those ahead', () => {
    const act = fc.oneof(
      fc.record({ to: fc.nat(999) }),
      fc.record({ by: fc.integer({ min: -30, max: 30 }) }),
      fc.record({ idle: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ count: fc.integer({ min: 1, max: 1_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const rows = new DrawnRows();
        let [at, idle, count] = [0, 0, 1_000];
        for (const act of acts) {
          if ('to' in act) at = act.to;
          else if ('by' in act) at += act.by;
          else if ('count' in act) count = act.count;
          at = Math.max(0, Math.min(count - 1, at));
          const seen = seenFrom(at, count);
          for (let moment = 0; moment < ('idle' in act ? act.idle : 0); moment += 1) rows.near(seen, (idle += 1));
          const drawn = rows.near(seen, idle);
          expect(rows.near(seen, idle)).toEqual(drawn);
          const [first = -1] = drawn;
          expect(drawn).toEqual(drawn.map((_, n) => first + n));
          expect(first).toBeLessThanOrEqual(Math.max(0, at - NEAR));
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first + drawn.length).toBeGreaterThanOrEqual(Math.min(count, seen.endIndex + 1 + NEAR));
          expect(first + drawn.length).toBeLessThanOrEqual(count);
          expect(drawn.length).toBeLessThanOrEqual(HIGH + 4 * AHEAD + STEP);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('LST-12 are drawn ahead while the page rests, on both sides, and are the same ones while one scrolls over them', () => {
    const { rows, idle, drawn } = rested(500);
    expect([drawn[0], drawn.at(-1)]).toEqual([500 - AHEAD, 500 + HIGH - 1 + AHEAD]);
    const moves = AHEAD - NEAR;
    for (const by of [1, moves, -moves]) expect(rows.near(seenFrom(500 + by), idle)).toEqual(drawn);
    const further = rows.near(seenFrom(500 + moves + 1), idle);
    expect(further.length - drawn.length).toBeLessThanOrEqual(STEP);
    expect(further.length).toBeGreaterThan(drawn.length);
  });

  it('LST-12 that were left far behind go in an idle moment, and at the ends of a list nothing is waited for', () => {
    const { rows, idle } = rested(0);
    let moments = idle;
    for (let at = 0; at <= 400; at += 3) rows.near(seenFrom(at), moments);
    let drawn: number[] = [];
    while (rows.hasMore()) drawn = rows.near(seenFrom(400), (moments += 1));
    expect(drawn[0]).toBeGreaterThanOrEqual(400 - AHEAD - STEP);
    expect(rested(999).drawn.at(-1)).toBe(999);
    expect(rested(0, 100).drawn[0]).toBe(0);
  });

  it('LST-12 have the row with the focus among them, and those that arrows lead to', () => {
    const near = [40, 41, 42];
    expect(withFocused(near, 50, undefined)).toBe(near);
    expect(withFocused(near, 50, 41)).toBe(near);
    expect(withFocused(near, 50, 42)).toEqual([40, 41, 42, 43]);
    expect(withFocused(near, 50, 7)).toEqual([6, 7, 8, 40, 41, 42]);
    expect(withFocused(near, 50, 0)).toEqual([0, 1, 40, 41, 42]);
    expect(withFocused(near, 50, 49)).toEqual([40, 41, 42, 48, 49]);
  });

  it('LST-12 of where one has leapt to are drawn without those between', () => {
    const { rows, idle } = rested(0);
    const drawn = rows.near(seenFrom(800), idle);
    expect(drawn[0]).toBeGreaterThan(780);
    expect(drawn.length).toBeLessThanOrEqual(HIGH + 2 * (NEAR + STEP));
  });

  it('LST-12 tell how often one saw room in their stead: at first, and after a leap, however often they are asked', () => {
    const { rows, idle } = rested(0);
    expect(rows.leaps()).toBe(1);
    for (let at = 0; at <= 400; at += 3) rows.near(seenFrom(at), idle);
    expect(rows.leaps()).toBe(1);
    for (const at of [900, 900, 0]) rows.near(seenFrom(at), idle);
    expect(rows.leaps()).toBe(3);
  });
});
