/**
 * A clock's time, told again every `periodMs`, as the clock comes to a whole one: what was opened at different moments, in this tab or another, or is played again,
 * says the same. Only small parts use it: whatever calls it draws again each time.
 */
import { useEffect, useState } from 'react';
import { untilNext } from './untilNext.ts';

/** @param now epoch ms of the clock that is asked */
export function useTimeOf(now: () => number, periodMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (last: number | undefined) => {
      const from = now();
      timer = setTimeout(
        () => {
          setAt(now());
          wait(from);
        },
        untilNext(periodMs, from, last),
      );
    };
    wait(undefined);
    return () => clearTimeout(timer);
  }, [now, periodMs]);
  return at;
}
