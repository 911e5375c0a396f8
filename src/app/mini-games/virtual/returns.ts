/** What a market returns, as its title says it. */
import type { PricedMarket } from '../../../domain/mini-games/virtual/marketOf.ts';

/** `92.0%`: the best of its cells, whose odds are cut to hundredths one by one. */
export function returnText(market: PricedMarket | undefined): string {
  const { cells = [], of = 1 } = market ?? {};
  const best = Math.max(...cells.map(({ odds, ways }) => (odds * ways) / of));
  return `${best.toFixed(1)}%`;
}
