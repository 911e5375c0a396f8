import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTimeline } from '../../../../server/feed/recording/timeline.ts';

describe('the timeline of a recording', () => {
  test('REC-1: plays at the recorded pace divided by the speed, gaps cut short', () => {
    const timeline = createTimeline([1_000, 2_000, 2_000, 60_000, 61_000], 2, 5_000);
    expect([0, 1, 2, 3, 4].map((index) => timeline.playedAt(index))).toEqual([0, 500, 500, 5_500, 6_000]);
  });

  test('REC-2: a line without a stamp, or with an older one, is played with the line before', () => {
    const timeline = createTimeline([undefined, 5_000, 4_000, undefined, 6_000], 1, 5_000);
    expect([0, 1, 2, 3, 4].map((index) => timeline.playedAt(index))).toEqual([0, 0, 0, 0, 1_000]);
  });

  test('REC-3: moments before, within and after the recording fall in their order', () => {
    const timeline = createTimeline([10_000, 20_000, 100_000], 10, 2_000);
    expect([0, 10_000, 15_000, 20_000, 60_000, 100_000, 200_000].map((at) => timeline.momentAt(at))).toEqual([
      -1_000, 0, 500, 1_000, 2_000, 3_000, 13_000,
    ]);
  });

  test('REC-3: order is kept for any recording and any two moments', () => {
    const stamps = fc.array(fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 50,
    });
    const moment = fc.integer({ min: -1_000_000, max: 2_000_000 });
    fc.assert(
      fc.property(stamps, fc.integer({ min: 1, max: 1_000 }), moment, moment, (all, speed, one, other) => {
        const timeline = createTimeline(all, speed, 10_000);
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(timeline.momentAt(early)).toBeLessThanOrEqual(timeline.momentAt(late) + 1e-6);
      }),
    );
  });
});
