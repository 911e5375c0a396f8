/** What tells the time moves on with the clock's own seconds and minutes. */
import { expect, it } from 'vitest';
import { untilNext } from '../../../../src/app/kit/timing/untilNext.ts';

it('SYN-08 two pages that were opened at different moments tell the next minute at the same one, also where a timer goes off a moment early', () => {
  const minute = 1_800_000_000_000;
  for (const opened of [0, 1, 17_300, 59_999]) {
    expect(minute + opened + untilNext(60_000, minute + opened)).toBe(minute + 60_001);
  }
});

it('SYN-08 a clock that stands still is asked once a period, however near the next it stands', () => {
  expect(untilNext(1_000, 1_999, 1_999)).toBe(1_000);
  expect(untilNext(1_000, 1_999)).toBe(2);
});
