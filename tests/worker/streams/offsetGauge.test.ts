import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOffsetGauge } from '../../../src/worker/streams/offsetGauge.ts';

const HOUR = 3_600_000;

describe('STL-6 how far the origin’s clock is ahead', () => {
  it('STL-6 takes the word that was under way shortest, whenever it came', () => {
    const gauge = createOffsetGauge();
    expect([-380, -2, -900, -40].map(gauge.take)).toEqual([-380, -2, -2, -2]);
  });

  it('STL-6 is as it was for a jitter of the line, so that pages are not drawn anew for it', () => {
    const gauge = createOffsetGauge();
    expect([-3, 0, -1, 4, 16, 17].map(gauge.take)).toEqual([-3, -3, -3, -3, -3, 17]);
  });

  it('STL-6 forgets a word after five more, so that a clock that runs otherwise is followed', () => {
    const gauge = createOffsetGauge();
    gauge.take(0);
    expect([-500, -501, -502, -503, -504].map(gauge.take)).toEqual([0, 0, 0, 0, 0]);
    expect(gauge.take(-505)).toBe(-500);
  });

  it('STL-6 C1 follows a clock that is set, forward or back, at its first word', () => {
    for (const set of [HOUR, -HOUR, 10_001, -10_001]) {
      const gauge = createOffsetGauge();
      for (const jitter of [-5, 0, -300]) gauge.take(jitter);
      expect(gauge.take(set)).toBe(set);
      expect(gauge.take(set - 100)).toBe(set);
    }
  });

  it('STL-6 goes on from what was stored: the first word after a start waits behind an image', () => {
    const gauge = createOffsetGauge();
    gauge.goOnFrom(-12);
    expect(gauge.take(-700)).toBe(-12);
    expect(gauge.take(30)).toBe(30);
  });

  it('STL-6 is never further off than the quickest of the last six words, whatever the line does', () => {
    const delays = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(delays, fc.integer({ min: -HOUR, max: HOUR }), (ways, offset) => {
        const gauge = createOffsetGauge();
        for (const [index, way] of ways.entries()) {
          const quickest = Math.min(...ways.slice(Math.max(0, index - 5), index + 1));
          expect(Math.abs(gauge.take(offset - way) - (offset - quickest))).toBeLessThan(20);
        }
      }),
    );
  });
});
