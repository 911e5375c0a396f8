/** Whether the window is that of a phone. */
import { useSyncExternalStore } from 'react';
import { phone } from './screen.ts';

const isPhone = () => matchMedia(phone).matches;

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
