/** Which of the three layouts fits: below 960 px, up to 1263.98 px, wide (§9). */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { screen } from './tokens.css.ts';

function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

export const useIsNarrow = () => useMedia(screen.narrow);
export const useIsWide = () => useMedia(screen.wide);
