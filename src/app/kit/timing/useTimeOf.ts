/**
 * A clock's time, told again every `periodMs`, as the clock comes to a whole one: what was opened at different moments, in this tab or another, or is played again,
 * says the same. Only small parts use it: whatever calls it draws again each time.
 */
import { useEffect, useState } from 'react';
import { everyWhole } from './everyWhole.ts';

/** What is told of a longer period is of the second all the same. */
const SECOND_MS = 1_000;

/**
 * @param now epoch ms of the clock that is asked
 * @returns of its last whole second or shorter period
 */
export function useTimeOf(now: () => number, periodMs: number): number {
  const unit = Math.min(periodMs, SECOND_MS);
  const [at, setAt] = useState(() => wholeOf(now(), unit));
  useEffect(() => everyWhole(periodMs, now, (time) => setAt(wholeOf(time, unit))), [now, periodMs, unit]);
  return at;
}

const wholeOf = (time: number, unit: number): number => Math.floor(time / unit) * unit;
