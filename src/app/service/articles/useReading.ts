/** Says once that articles were read; what could not be said is said when they are opened again. */
import { useCallback, useRef } from 'react';
import { useCommand } from '../../frame/link/useCommand.ts';

export function useReading() {
  const { perform, isBusy } = useCommand('readArticles');
  const said = useRef(new Set<string>());
  const read = useCallback(
    (ids: readonly string[]) => {
      const untold = ids.filter((id) => !said.current.has(id)).slice(0, 50);
      if (untold.length === 0) return;
      for (const id of untold) said.current.add(id);
      void perform({ ids: untold });
    },
    [perform],
  );
  return { read, isBusy };
}
