/** Whether draws are heard: not until asked for, and from then on in this browser until it is taken back (STG-5). */
import { useSyncExternalStore } from 'react';
import { createKeeper } from '../../../kit/ports/keeper.ts';

const KEY = 'hanpan.games.sound';
const CHANGED = 'hanpan:games-sound';

const keeper = createKeeper(() => localStorage);

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
};

export const useIsSoundOn = (): boolean => useSyncExternalStore(subscribe, () => keeper.read(KEY) === 'on');

export function keepSound(isOn: boolean): void {
  if (isOn) keeper.keep(KEY, 'on');
  else keeper.drop(KEY);
  dispatchEvent(new Event(CHANGED));
}
