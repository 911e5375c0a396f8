/** The movement a cell shows right now. A cell that does not move holds no timer. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Movement } from '../../../../domain/kernel/odds.ts';
import { DrawPaceContext } from '../../timing/drawPace.ts';
import { createFlashBudget, movementLeft, shownMovement, type Price } from './movement.ts';

/** The flashes of one page. */
export const FlashBudgetContext = createContext(createFlashBudget());

/** Changes with every flash, so that the animation starts again. A browser draws each frame of it: a slow page, which has no time for that, shows none. */
export type Flash = 'none' | 'odd' | 'even';

export interface ShownMovement {
  readonly movement: Movement;
  readonly flash: Flash;
}

export interface MovingPrice extends Price {
  /** Reads the clock that `movedAt` is by, epoch ms. */
  readonly now: () => number;
}

export function useMovement(price: MovingPrice): ShownMovement {
  const { odds, oddsBefore, movedAt, now } = price;
  const budget = useContext(FlashBudgetContext);
  const pace = useContext(DrawPaceContext);
  const shown = shownMovement(price, now());
  const [endedMove, setEndedMove] = useState(shown === 'none' ? movedAt : 0);
  const [flash, setFlash] = useState<Flash>('none');
  const seenMove = useRef(movedAt);
  const lastFlashAt = useRef(0);
  useEffect(() => {
    const at = now();
    const left = movementLeft({ odds, oddsBefore, movedAt }, at);
    const isNews = seenMove.current !== movedAt;
    seenMove.current = movedAt;
    const end = () => {
      setEndedMove(movedAt);
      setFlash('none');
    };
    // It may have ended since it was drawn.
    if (left <= 0) return end();
    if (isNews && pace.restMs() === 0 && budget.take(at, lastFlashAt.current)) {
      lastFlashAt.current = at;
      setFlash((before) => (before === 'odd' ? 'even' : 'odd'));
    }
    return pace.after(left, end);
  }, [now, budget, pace, odds, oddsBefore, movedAt]);
  return { movement: endedMove === movedAt ? 'none' : shown, flash };
}
