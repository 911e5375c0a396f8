/** What a draw came to is told once, and not taken back. */
import { useMemo, useRef } from 'react';
import type { RoundId } from '../../../domain/mini-games/round.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import type { RoundNow } from '../rounds/useRoundNow.ts';

/**
 * The round that is on, whose draw before it stays told once it was: by a clock that is set forward its showing is over too soon (STL-7), and what
 * was read is not taken back when that is known.
 *
 * @param isHere whether the one before it is here as it was drawn
 */
export function useStaysTold(round: RoundNow, isHere: boolean): RoundNow {
  const { elapsed } = usePorts();
  const told = useRef<{ readonly last: RoundId; readonly at: number }>(undefined);
  if (isHere && !round.isShowing && told.current?.last !== round.last)
    told.current = { last: round.last, at: elapsed() };
  // In a replay that clock goes back, and the draw is shown once more.
  const isTold = told.current?.last === round.last && elapsed() >= told.current.at;
  return useMemo(() => (isTold && round.isShowing ? { ...round, isShowing: false } : round), [isTold, round]);
}
