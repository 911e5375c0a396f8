/** Whether nothing of a picture may move: the reader asks for less motion. */
import { useSyncExternalStore } from 'react';

const less = () => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void): (() => void) => {
  const asked = less();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

export const useIsStill = (): boolean => useSyncExternalStore(subscribe, () => less().matches);
