/** What is made of the origin's time: a round is told by no other clock. */
import { useEffect, useRef, useState } from 'react';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { everyWhole } from '../../kit/timing/everyWhole.ts';

/** How often a round is looked at, ms: a bar that moves, and a second that is told in time. */
export const LOOK_MS = 250;

/**
 * What is made of the origin's time, told when it changes and not at every tick.
 *
 * @param read a word or a number, so that equal ones draw nothing anew
 */
export function useOriginStep<Step extends string | number | undefined>(read: (at: number) => Step): Step {
  const originNow = useOriginClock();
  const latest = useRef(read);
  latest.current = read;
  const [, setStep] = useState<Step>();
  useEffect(() => everyWhole(LOOK_MS, originNow, (at) => setStep(() => latest.current(at))), [originNow]);
  return read(originNow());
}
