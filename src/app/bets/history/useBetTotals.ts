/** What all bets of a filter come to, asked of the origin when the filter changes and when something of the bets that are here does (rules TOT). */
import { useEffect, useRef, useState } from 'react';
import type { BetTotals } from '../../../domain/bets/betTotals.ts';
import { listId } from '../../../domain/lists/list.ts';
import type { BetFilter } from '../../../domain/lists/betList.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** Several bets are settled by one result: what they come to is asked once, ms. */
const GATHER_MS = 200;
/** Until it is tried again after a failure, ms. */
const AGAIN_MS = 5_000;

/**
 * @param rows what is known of the bets that are here; another text is another state
 * @returns `undefined` while it is not known
 */
export function useBetTotals(filter: BetFilter, rows: string): BetTotals | undefined {
  const { engine } = usePorts();
  const id = listId('totals', filter);
  const latest = useRef(filter);
  latest.current = filter;
  const [known, setKnown] = useState<{ readonly id: string; readonly rows: string; readonly totals: BetTotals }>();
  useEffect(() => {
    let isOver = false;
    let cancel = after(GATHER_MS, () => void ask());
    const ask = async () => {
      const answer = await engine.betTotals(latest.current);
      if (isOver) return;
      if (answer.ok) setKnown({ id, rows, totals: answer.value });
      else cancel = after(AGAIN_MS, () => void ask());
    };
    return () => {
      isOver = true;
      cancel();
    };
  }, [engine, id, rows]);
  return known?.id === id ? known.totals : undefined;
}
