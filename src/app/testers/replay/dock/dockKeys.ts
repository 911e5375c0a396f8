/** Keys of the dock (RPL-7). */
import type { DockActs } from './dockActs.ts';

const KEYS: Readonly<Record<string, (acts: DockActs, isShift: boolean) => void>> = {
  ' ': (acts) => acts.toggle(),
  ArrowLeft: (acts, isShift) => acts.step(isShift ? 'commit' : 'entry', true),
  ArrowRight: (acts, isShift) => acts.step(isShift ? 'commit' : 'entry', false),
  '[': (acts) => acts.shiftRate(false),
  ']': (acts) => acts.shiftRate(true),
  Home: (acts) => acts.toEdge(false),
  End: (acts) => acts.toEdge(true),
};

export const isDockKey = (key: string): boolean => KEYS[key] !== undefined;

/** @returns whether the key is one of them */
export function actOfKey(acts: DockActs, key: string, isShift: boolean): boolean {
  KEYS[key]?.(acts, isShift);
  return isDockKey(key);
}
