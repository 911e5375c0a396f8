/** What found no room to be stored (D1) is tried again a second later; whether it is then still to be, its owner knows. */
import type { Clock } from './ports/clock.ts';

const LATER_MS = 1_000;

/** @returns tries again what is named; a try that waits already is the one */
export function createTryLater(clock: Clock): (name: string, again: () => void) => void {
  const waiting = new Set<string>();
  return (name, again) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    clock.after(LATER_MS, () => {
      waiting.delete(name);
      again();
    });
  };
}
