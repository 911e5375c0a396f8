/** How a decided bet came to what it paid, for whoever wants to reckon it over (rules SET-3, SET-4): a factor for each pick, and their product. */
import { totalOdds } from '../kernel/odds.ts';
import type { Bet, BetPick } from './bet.ts';

/** What a pick counted, in two-hundredths, so that half results are whole; `undefined` while it is open. */
export function factorOf({ settlement, odds }: Pick<BetPick, 'settlement' | 'odds'>): number | undefined {
  switch (settlement) {
    case null:
      return undefined;
    case 1:
      return 0;
    case 2:
      return 2 * odds;
    case -1:
    case 3:
      return 200;
    case 4:
      return 100;
    case 5:
      return 100 + odds;
  }
}

/**
 * What the stake of a paid bet was multiplied by, hundredths.
 *
 * @returns `undefined` where half results make it no whole number of hundredths, and for a bet that is open or lost
 */
export function settledOdds({ picks, status }: Pick<Bet, 'picks' | 'status'>): number | undefined {
  if (status === 0 || status === 1) return undefined;
  if (picks.some(({ settlement }) => settlement === 4 || settlement === 5)) return undefined;
  const won = picks.filter(({ settlement }) => settlement === 2).map(({ odds }) => odds);
  return won.length === 0 ? 100 : totalOdds(won);
}
