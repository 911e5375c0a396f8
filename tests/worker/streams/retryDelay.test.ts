import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from '../../../src/worker/streams/retryDelay.ts';

describe('retryDelay', () => {
  it('S-10 is jittered under a cap that doubles to ten seconds, and never below what the server asked', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(300_000),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (attempt, floor, fraction) => {
          const delay = retryDelay(attempt, floor, fraction);
          expect(delay).toBeGreaterThanOrEqual(floor);
          expect(delay).toBeLessThanOrEqual(floor + Math.min(10_000, 500 * 2 ** attempt));
        },
      ),
    );
  });

  it('S-10 spreads those who were told the same time, beyond it', () => {
    const delays = [0, 0.25, 0.5, 0.75].map((fraction) => retryDelay(2, 7_000, fraction));
    expect(delays).toEqual([7_000, 7_500, 8_000, 8_500]);
  });

  it('S-10 cannot spin: from the fifth try on it waits at least half a second', () => {
    expect(retryDelay(3, 0, 0)).toBe(0);
    expect(retryDelay(4, 0, 0)).toBe(500);
    expect(retryDelay(50, 0, 0.9999)).toBeGreaterThan(9_900);
  });
});
