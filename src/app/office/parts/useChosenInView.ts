/** The chosen row of a list is in view, also where keys chose it (`useDeskKeys`). */
import { useEffect } from 'react';

/** @param chosen another text, another row: what is scrolled away while it stays the same is not brought back */
export function useChosenInView(chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return;
    document.querySelector('main tr[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
}
