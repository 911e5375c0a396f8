/** A clock's time, told again every `periodMs`. Only small parts use it: whatever calls it draws again each time. */
import { useEffect, useState } from 'react';

/** @param now epoch ms of the clock that is asked */
export function useTimeOf(now: () => number, periodMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), periodMs);
    return () => clearInterval(timer);
  }, [now, periodMs]);
  return at;
}
