/** The movement a cell shows right now. A cell that does not move holds no timer. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Movement } from '../../../../domain/kernel/odds.ts';
import { usePorts } from '../../ports/Ports.tsx';
import { createFlashBudget, movementLeft, shownMovement, type Price } from './movement.ts';

/** The flashes of one page. */
export const FlashBudgetContext = createContext(createFlashBudget());

/** Changes with every flash, so that the animation starts again. */
export type Flash = 'none' | 'odd' | 'even';

export interface ShownMovement {
  readonly movement: Movement;
  readonly flash: Flash;
}

/** @param clockOffset origin clock − this clock, ms */
export function useMovement({ odds, oddsBefore, movedAt }: Price, clockOffset: number): ShownMovement {
  const { now } = usePorts();
  const budget = useContext(FlashBudgetContext);
  const price = { odds, oddsBefore, movedAt };
  const [shown, setShown] = useState<ShownMovement>(() => ({
    movement: shownMovement(price, now() + clockOffset),
    flash: 'none',
  }));
  const seenMove = useRef(movedAt);
  const lastFlashAt = useRef(0);
  useEffect(() => {
    const at = now();
    const current = { odds, oddsBefore, movedAt };
    const left = movementLeft(current, at + clockOffset);
    const movement = shownMovement(current, at + clockOffset);
    const isNews = seenMove.current !== movedAt;
    seenMove.current = movedAt;
    const flashes = isNews && movement !== 'none' && budget.take(at, lastFlashAt.current);
    if (flashes) lastFlashAt.current = at;
    setShown((before) => {
      const flash: Flash = flashes
        ? before.flash === 'odd'
          ? 'even'
          : 'odd'
        : movement === 'none'
          ? 'none'
          : before.flash;
      return before.movement === movement && before.flash === flash ? before : { movement, flash };
    });
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setShown({ movement: 'none', flash: 'none' }), left);
    return () => clearTimeout(timer);
  }, [now, budget, odds, oddsBefore, movedAt, clockOffset]);
  return shown;
}
