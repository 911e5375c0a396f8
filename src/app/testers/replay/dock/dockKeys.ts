/** Keys of the dock (RPL-7). */
import type { DockActs } from './dockActs.ts';

const MOVES = new Set([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Whether a page would be moved by a key that moves the player. */
export const movesPlayer = (key: string): boolean => MOVES.has(key);

/** @returns whether the key is one of them */
export function actOfKey(acts: DockActs, key: string, isShift: boolean): boolean {
  const known: Readonly<Record<string, () => void>> = {
    ' ': acts.toggle,
    ArrowLeft: () => acts.step(isShift ? 'commit' : 'entry', true),
    ArrowRight: () => acts.step(isShift ? 'commit' : 'entry', false),
    '[': () => acts.shiftRate(false),
    ']': () => acts.shiftRate(true),
    Home: () => acts.toEdge(false),
    End: () => acts.toEdge(true),
  };
  const act = known[key];
  act?.();
  return act !== undefined;
}
