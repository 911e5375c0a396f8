/** Looks at a clock now, and as it comes to each whole period. */
import { untilNext } from './untilNext.ts';

/**
 * @param now epoch ms of the clock that is asked
 * @param look told what it says
 * @returns what ends it
 */
export function everyWhole(periodMs: number, now: () => number, look: (at: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (last?: number) => {
    const at = now();
    look(at);
    timer = setTimeout(() => goOn(at), untilNext(periodMs, at, last));
  };
  goOn();
  return () => clearTimeout(timer);
}
