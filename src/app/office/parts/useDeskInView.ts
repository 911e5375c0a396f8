/** On a phone what a row of a list opens stands above the list: whoever chose one further down is brought to it. */
import { useEffect } from 'react';

/** @param chosen another text, another row; `undefined` where the desk stands beside its list */
export function useDeskInView(chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return;
    document.querySelector('main section')?.scrollIntoView({ block: 'start' });
  }, [chosen]);
}
