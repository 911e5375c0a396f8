/** What other wings may use of this one: they fill the slip, and mark what is on it. */
export { usePressedPrice } from './bet-slip/pressedPrice.tsx';
export { usePicked, usePickedSelections, useSlip } from './bet-slip/useSlipView.ts';
export { BetStatusChip } from './history/BetStatusChip.tsx';
