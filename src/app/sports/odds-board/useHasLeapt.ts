/**
 * Whether time has leapt since the last drawing, as in a recording that is sought in (RPL-4): what was looked at before was of another time, and a
 * page that holds still would be another one for each way that leads to a place.
 *
 * @param read what the page shows follows from; what is read of the new time comes after the leap, and counts once more
 */
import { useRef } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';

export function useHasLeapt(read: unknown): boolean {
  const { now } = usePorts();
  const seen = useRef({ now, isAwaited: false, read });
  const hasLeapt = seen.current.now !== now;
  const hasCome = seen.current.isAwaited && seen.current.read !== read;
  if (hasLeapt) seen.current = { now, isAwaited: true, read };
  else if (hasCome) seen.current = { now, isAwaited: false, read };
  return hasLeapt || hasCome;
}
