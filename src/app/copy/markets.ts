/** Korean names of markets by the feed's ids; a market not listed keeps its feed name. */
import { MARKET } from '../../domain/reference/markets.ts';

type KnownMarket = (typeof MARKET)[keyof typeof MARKET];

const marketNames: Record<KnownMarket, string> = {
  [MARKET.oneXTwo]: '승무패',
  [MARKET.overUnder]: '언더오버',
  [MARKET.asianHandicap]: '핸디캡',
  [MARKET.doubleChance]: '더블찬스',
  [MARKET.oneTwo]: '승패',
  [MARKET.oneTwoWithOvertime]: '승패 (연장 포함)',
  [MARKET.outrightWinner]: '우승',
};

const byId: Readonly<Record<string, string | undefined>> = marketNames;

export function marketNameOf(market: { readonly marketId: string; readonly name: string }): string {
  return byId[market.marketId] ?? market.name;
}
