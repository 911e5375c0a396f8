/** Which family a market belongs to, for the in-play slip and for hedges; one that is not known is of the family `other`. */
import { marketRowOf, type MarketFamily } from './marketTable.ts';

export function familyOf(marketId: string): MarketFamily {
  return marketRowOf(marketId)?.family ?? 'other';
}
