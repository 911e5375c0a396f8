/** The time, told again every `periodMs`. Only small parts use it: whatever calls it draws again each time. */
import { useEffect, useState } from 'react';
import { usePorts } from '../ports/Ports.tsx';

export function useNow(periodMs: number): number {
  const { now } = usePorts();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), periodMs);
    return () => clearInterval(timer);
  }, [now, periodMs]);
  return at;
}
