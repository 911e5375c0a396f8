import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBackLadder } from '../../../../server/feed/betfair/backLadder.ts';

describe('back ladders', () => {
  test('BF-L1: deltas merge and size 0 removes, in either form', () => {
    const ladder = createBackLadder();
    ladder.apply({
      atb: [
        [9.4, 2],
        [9.2, 1.8],
      ],
    });
    expect(ladder.best()).toBe(9.4);
    ladder.apply({ atb: [[9.4, 0]] });
    expect(ladder.best()).toBe(9.2);
    ladder.apply({ atb: [[9.2, 0]] });
    expect(ladder.best()).toBeUndefined();
  });

  test('BF-L2: with levels, level 0 is the best, whatever the prices say', () => {
    const ladder = createBackLadder();
    ladder.apply({
      atb: [[12, 5]],
      batb: [
        [1, 9, 21],
        [0, 9.2, 1.8],
      ],
    });
    expect(ladder.best()).toBe(9.2);
    ladder.apply({ batb: [[0, 9, 21]] });
    expect(ladder.best()).toBe(9);
    ladder.apply({ batb: [[0, 0, 0]] });
    expect(ladder.best()).toBeUndefined();
  });

  test('BF-L3: by price, the best is the highest that still has money on it', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 101, max: 130 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(changes, (steps) => {
        const ladder = createBackLadder();
        const left = new Map<number, number>();
        for (const [price, size] of steps) {
          ladder.apply({ atb: [[price / 100, size]] });
          left.set(price / 100, size);
        }
        const prices = [...left].filter(([, size]) => size > 0).map(([price]) => price);
        expect(ladder.best()).toBe(prices.length === 0 ? undefined : Math.max(...prices));
      }),
    );
  });
});
