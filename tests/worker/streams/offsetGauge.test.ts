import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOffsetGauge } from '../../../src/worker/streams/offsetGauge.ts';
import { T0 } from '../../support/engine/sampleData.ts';

const HOUR = 3_600_000;
const BEAT = 5_000;

/** What is told at each heartbeat, by the offsets that they say. */
function gauged(offsets: readonly number[], every = BEAT, gauge = createOffsetGauge(), from = T0) {
  let now = from;
  return offsets.map((offset) => {
    now += every;
    return gauge.take(now + offset, now);
  });
}

/** A clock of this machine that is set before its fourth word, and words that are under way for 5 ms. */
function afterSetBy(ms: number, words: number): readonly number[] {
  const gauge = createOffsetGauge();
  return Array.from({ length: words }, (_, index) => {
    const passed = T0 + index * BEAT;
    return gauge.take(passed - 5, index < 3 ? passed : passed + ms);
  });
}

describe('STL-6 how far the origin’s clock is ahead', () => {
  it('STL-6 takes the word that was under way shortest, whenever it came', () => {
    expect(gauged([-380, -2, -900, -40])).toEqual([-380, -2, -2, -2]);
  });

  it('STL-6 is as it was for a jitter of the line, so that pages are not drawn anew for it', () => {
    expect(gauged([-3, 0, -1, 4, 16, 17])).toEqual([-3, -3, -3, -3, -3, 17]);
    expect(gauged([0, ...Array.from({ length: 20 }, () => -99)]).at(-1)).toBe(0);
  });

  it('STL-6 forgets a word after half a minute', () => {
    // The ways differ, so that it is no clock that was set.
    const told = gauged([0, -500, -900, -600, -1_000, -650, -1_100, -700]);
    expect(told).toEqual([0, 0, 0, 0, 0, 0, 0, -500]);
  });

  it('STL-6 C1 follows a clock that is set back at its first word, and forward by more than half a minute', () => {
    for (const ms of [HOUR, -HOUR, 31_000, -31_000, -9_000, -400])
      expect(afterSetBy(ms, 5).slice(3), `${ms}`).toEqual([-5 - ms, -5 - ms]);
  });

  it('STL-6 C1 follows one that is set forward by seconds at the third word that says so', () => {
    for (const ms of [500, 5_000, 10_001, 15_000])
      expect(afterSetBy(ms, 7).slice(3), `${ms}`).toEqual([-5, -5, -5 - ms, -5 - ms]);
  });

  it('STL-6 words that are late alike in one queue are of no clock that was set', () => {
    const gauge = createOffsetGauge();
    expect(gauged([-5, -5], BEAT, gauge)).toEqual([-5, -5]);
    expect(
      gauged(
        Array.from({ length: 8 }, () => -900),
        100,
        gauge,
        T0 + 3 * BEAT,
      ).at(-1),
    ).toBe(-5);
  });

  it('STL-6 goes on from what was stored: the first word after a start waits behind an image', () => {
    const gauge = createOffsetGauge();
    gauge.goOnFrom(-12, T0);
    expect(gauged([-700, 30], BEAT, gauge)).toEqual([-12, 30]);
  });

  it('STL-6 is never further off than the quickest word of half a minute, whatever the line does, or three that came late alike', () => {
    const ways = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(ways, fc.integer({ min: -HOUR, max: HOUR }), (late, offset) => {
        // Three that are late alike may be taken for a clock that was set.
        const told = gauged(late.map((way) => offset - way));
        for (const [index, ahead] of told.entries()) {
          const recent = late.slice(Math.max(0, index - 6), index + 1);
          const slowest = Math.max(...recent.slice(-3));
          expect(ahead).toBeLessThanOrEqual(offset);
          expect(offset - ahead).toBeLessThanOrEqual(Math.max(Math.min(...recent) + 20, slowest));
        }
      }),
    );
  });
});
