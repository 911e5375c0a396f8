/**
 * A clock's time, told again every `periodMs`, as the clock comes to a whole one: what was opened at different moments, in this tab or another, or is played again,
 * says the same. Only small parts use it: whatever calls it draws again each time.
 */
import { useEffect, useState } from 'react';
import { everyWhole } from './everyWhole.ts';

/** What is told of a longer period is of the second all the same. */
const SECOND_MS = 1_000;

/**
 * @param now epoch ms of this machine
 * @param offset how far the clock that is asked is ahead of it, ms
 * @returns epoch ms of that clock, of its last whole second or shorter period
 */
export function useTimeOf(now: () => number, periodMs: number, offset = 0): number {
  const unit = Math.min(periodMs, SECOND_MS);
  const [at, setAt] = useState(() => wholeOf(now() + offset, unit));
  useEffect(
    () =>
      everyWhole(
        periodMs,
        () => now() + offset,
        (time) => setAt(wholeOf(time, unit)),
      ),
    [now, periodMs, offset, unit],
  );
  return at;
}

const wholeOf = (time: number, unit: number): number => Math.floor(time / unit) * unit;
