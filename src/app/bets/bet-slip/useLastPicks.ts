/**
 * What was on the slip last, as this tab saw it: leaving the page empties the slip (CRT-10), and so does a bet. Whoever was led away by
 * a letter gets it back with one press.
 */
import { useEffect, useMemo, useRef } from 'react';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import type { SlipView } from '../../../db/queries/slip.ts';

/** Asked for when the slip is empty; never changes by itself. */
export type LastPicks = () => readonly SlipPick[];

export function useLastPicks(view: SlipView | undefined): LastPicks {
  const last = useRef<readonly SlipPick[]>([]);
  const picks = view?.slip.picks;
  useEffect(() => {
    if (picks !== undefined && picks.length > 0) last.current = picks;
  }, [picks]);
  return useMemo(() => () => last.current, []);
}
