/** Has the caps of the house at hand while a slip has picks (LIM-7): asked for with the first one, and from then on whenever the member's stream says that they are others. */
import { useEffect } from 'react';
import type { SlipView } from '../../../db/queries/slip.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

export function useCaps(view: SlipView | undefined): void {
  const { engine } = usePorts();
  const hasPicks = view !== undefined && view.slip.picks.length > 0;
  useEffect(() => {
    // Without them the level's limits are shown, and the origin judges by the caps all the same.
    if (hasPicks) void engine.refreshDocument('caps');
  }, [engine, hasPicks]);
}
