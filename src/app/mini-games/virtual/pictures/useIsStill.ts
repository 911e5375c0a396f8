/** Whether nothing of a picture may move: the reader asks for less motion, or data and battery are to be spared (LIN). */
import { useSyncExternalStore } from 'react';
import { readLine } from '../../../../db/queries/line.ts';
import { useLive } from '../../../frame/link/useLive.ts';

const less = () => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void): (() => void) => {
  const asked = less();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

export function useIsStill(): boolean {
  const line = useLive(readLine, []);
  const isLess = useSyncExternalStore(subscribe, () => less().matches);
  return isLess || line?.state === 'saving';
}
