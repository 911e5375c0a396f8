/**
 * To which group of a Korean board a market belongs (rule BRD-6): who wins, by how much, how much in all, and whatever else is asked. In digits, as
 * every page of games has these lines and the table of names would come with them.
 */
import type { KnownMarketId } from './markets.ts';
import { WIN_MARKETS } from './winMarkets.ts';

export const MARKET_GROUPS = ['win', 'handicap', 'total', 'special'] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** Handicaps of the whole game, the one that stands for all first: of points, with overtime, of sets, of points in sets. */
export const HANDICAP_MARKETS: readonly KnownMarketId[] = ['3', '342', '866', '1558'];
/** Totals of the whole game: without overtime, with it. */
export const TOTAL_MARKETS: readonly KnownMarketId[] = ['2', '28'];
/** Who wins with three answers by a handicap; a special anywhere but in a proto round. */
export const THREE_WAY_HANDICAP = '13' satisfies KnownMarketId;
/** Whether a draw is among its answers: 1X2, and the handicap that is asked alike. */
export const hasDraw = (marketId: string): boolean => marketId === WIN_MARKETS[0] || marketId === THREE_WAY_HANDICAP;
/** A market of many runners: a game of none other has no sides. */
export const OUTRIGHT = '274' satisfies KnownMarketId;

const groups: ReadonlyMap<string, MarketGroup> = new Map([
  ...WIN_MARKETS.map((id) => [id, 'win'] as const),
  ...HANDICAP_MARKETS.map((id) => [id, 'handicap'] as const),
  ...TOTAL_MARKETS.map((id) => [id, 'total'] as const),
]);

/** A market that no table knows is a special one. */
export const groupOf = (marketId: string): MarketGroup => groups.get(marketId) ?? 'special';
