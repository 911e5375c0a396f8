/** Whether this tab is in sight. Hidden ones are most of a member's tabs, and what they draw nobody sees (SYN-03). */
import { useSyncExternalStore } from 'react';

const CHANGED = 'visibilitychange';

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => {
    document.removeEventListener(CHANGED, listener);
  };
}

export const useIsShown = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
