/** Asks about the first price pressed on an empty slip at once, with the amount kept for it (rule SCH-2). Nothing is bet without the yes. */
import { useEffect, useRef } from 'react';
import { isQuick, type SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import { usePressedPrice } from './pressedPrice.tsx';
import type { PlaceBet } from './usePlaceBet.ts';
import type { SlipActions } from './useSlipActions.ts';

/** @param picks how many are on the slip */
export function useQuickBet(
  picks: number,
  choices: SlipChoices,
  { changeStake }: Pick<SlipActions, 'changeStake'>,
  { ask }: Pick<PlaceBet, 'ask'>,
): void {
  const pressed = usePressedPrice();
  const before = useRef(picks);
  useEffect(() => {
    const count = { before: before.current, after: picks };
    if (count.before === count.after) return;
    before.current = picks;
    const wasPressed = pressed.take();
    const { quickStake } = choices;
    if (!wasPressed || quickStake === null || !isQuick(choices, count)) return;
    // The question is about what is stored once the amount is.
    void changeStake(quickStake);
    ask({ kind: 'amount', won: quickStake });
  }, [picks, choices, changeStake, ask, pressed]);
}
