/**
 * How often time has leapt, as in a recording that is sought in (RPL-4): what was looked at before was of another time, and a page that holds still
 * would be another one for each way that leads to a place.
 */
import { useRef } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';

export function useLeaps(): number {
  const { now } = usePorts();
  const seen = useRef({ now, times: 0 });
  if (seen.current.now !== now) seen.current = { now, times: seen.current.times + 1 };
  return seen.current.times;
}
