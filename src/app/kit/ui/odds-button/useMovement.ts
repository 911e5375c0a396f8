/** The movement a cell shows right now. A cell that does not move holds no timer. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Movement } from '../../../../domain/kernel/odds.ts';
import { usePorts } from '../../ports/Ports.tsx';
import { DrawPaceContext } from '../../timing/drawPace.ts';
import { createFlashBudget, movementLeft, shownMovement, type Price } from './movement.ts';

/** The flashes of one page. */
export const FlashBudgetContext = createContext(createFlashBudget());

/**
 * `odd` and `even` change with every flash, so that the animation starts again. `still` stands for as long as the arrow: a browser draws each frame of
 * a fade, which a slow page has no time for.
 */
export type Flash = 'none' | 'odd' | 'even' | 'still';

export interface ShownMovement {
  readonly movement: Movement;
  readonly flash: Flash;
}

/** @param clockOffset origin clock − this clock, ms */
export function useMovement(price: Price, clockOffset: number): ShownMovement {
  const { odds, oddsBefore, movedAt } = price;
  const { now } = usePorts();
  const budget = useContext(FlashBudgetContext);
  const pace = useContext(DrawPaceContext);
  const [endedMove, setEndedMove] = useState(0);
  const [flash, setFlash] = useState<Flash>('none');
  const seenMove = useRef(movedAt);
  const lastFlashAt = useRef(0);
  useEffect(() => {
    const at = now();
    const left = movementLeft({ odds, oddsBefore, movedAt }, at + clockOffset);
    const isNews = seenMove.current !== movedAt;
    seenMove.current = movedAt;
    if (left <= 0) {
      setFlash('none');
      return undefined;
    }
    if (isNews && budget.take(at, lastFlashAt.current)) {
      lastFlashAt.current = at;
      setFlash((before) => (pace.restMs() > 0 ? 'still' : before === 'odd' ? 'even' : 'odd'));
    }
    return pace.after(left, () => {
      setEndedMove(movedAt);
      setFlash('none');
    });
  }, [now, budget, pace, odds, oddsBefore, movedAt, clockOffset]);
  return { movement: endedMove === movedAt ? 'none' : shownMovement(price, now() + clockOffset), flash };
}
