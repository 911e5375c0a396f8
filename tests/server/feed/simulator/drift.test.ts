import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driftAt, driftKey } from '../../../../server/feed/simulator/drift.ts';

/** Of all octaves together. */
const REACH = 0.014 + 0.03 + 0.06 + 0.1 + 0.16;

const moment = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const key = fc.integer().map((of) => driftKey(of));

describe('drift of opinion', () => {
  test('SIM-D1: stays within its reach at every moment', () => {
    fc.assert(
      fc.property(key, moment, (curve, at) => {
        expect(Math.abs(driftAt(curve, at))).toBeLessThanOrEqual(REACH);
      }),
    );
  });

  test('SIM-D2: is the same at the same moment, and hardly another a millisecond later', () => {
    fc.assert(
      fc.property(key, moment, (curve, at) => {
        expect(driftAt(curve, at)).toBe(driftAt(curve, at));
        expect(Math.abs(driftAt(curve, at + 1) - driftAt(curve, at))).toBeLessThan(0.000_1);
      }),
    );
  });
});
