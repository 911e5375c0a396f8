/** A slip's totals before and after the odds it is asked to accept, and which of its picks they are of (CRT-12). */
import type { PickView, SlipView } from '../../../db/queries/slip.ts';
import { totalsOf, type SlipTotals } from '../../../domain/bet-slip/checkBet.ts';

export interface ChangedTotals {
  readonly before: SlipTotals;
  readonly after: SlipTotals;
}

type Asked = Pick<SlipView, 'picks' | 'limits'> & { readonly slip: Pick<SlipView['slip'], 'stake'> };

export function changedTotals({ slip, picks, limits }: Asked): ChangedTotals {
  const total = (odds: readonly number[]) => totalsOf(slip.stake, odds, limits);
  return {
    before: total(picks.map(({ pick }) => pick.odds)),
    after: total(picks.map(({ quote }) => quote.pick.odds)),
  };
}

/** The picks that a yes would send otherwise than they were sent. */
export const changedPicks = (picks: readonly PickView[]): readonly PickView[] =>
  picks.filter(
    ({ pick, quote }) =>
      pick.selectionId !== quote.pick.selectionId ||
      pick.odds !== quote.pick.odds ||
      pick.line !== quote.pick.line ||
      pick.baseLine !== quote.pick.baseLine,
  );
