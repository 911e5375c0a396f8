/** Asks about the first price pressed on an empty slip at once, with the amount kept for it (rule SCH-2). Nothing is bet without the yes. */
import { useEffect, useRef } from 'react';
import { quickStakeOf, type SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
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
    const won = pressed.take() ? quickStakeOf(choices, count) : undefined;
    if (won === undefined) return;
    // The question is about what is stored once the amount is.
    void changeStake(won);
    ask({ kind: 'amount', won });
  }, [picks, choices, changeStake, ask, pressed]);
}
