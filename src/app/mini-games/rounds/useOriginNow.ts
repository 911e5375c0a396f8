/** The origin's time, as the worker measured how far it is from this machine's: what is open and what is drawn is told by no other clock. */
import { useEffect, useRef, useState } from 'react';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** How often a round is looked at, ms: a bar that moves, and a second that is told in time. */
export const LOOK_MS = 250;

/** The time at the origin, epoch ms, told every `periodMs`. Only small parts use it. */
export function useOriginNow(periodMs = LOOK_MS): number {
  return useOriginStep((at) => Math.floor(at / periodMs) * periodMs);
}

/**
 * What is made of the origin's time, told when it changes and not at every tick.
 *
 * @param read a word or a number, so that equal ones draw nothing anew
 */
export function useOriginStep<Step extends string | number | undefined>(read: (at: number) => Step): Step {
  const { now } = usePorts();
  const { clockOffset } = useFreshness();
  const latest = useRef(read);
  latest.current = read;
  const [, setStep] = useState<Step>();
  useEffect(() => {
    const look = () => setStep(() => latest.current(now() + clockOffset));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [now, clockOffset]);
  return read(now() + clockOffset);
}
