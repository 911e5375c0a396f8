/** Which markets of a game a board shows, and which it keeps folded (rules BRD-9 … BRD-11). */
import {
  groupOf,
  HANDICAP_MARKETS,
  OUTRIGHT,
  THREE_WAY_HANDICAP,
  TOTAL_MARKETS,
} from '../../../domain/reference/boardMarkets.ts';
import { linesOf, mainLineOf } from '../../../domain/sports/marketLines.ts';
import { winMarketOf, type Fixture, type Market } from '../../../domain/sports/fixture.ts';

export interface MarketsShown {
  readonly markets: readonly Market[];
  readonly rest: readonly Market[];
}

/** Lines of one market that are shown beside its main one, on each side of it. */
const BESIDE = 1;
/** Special markets that are shown at once. */
const SPECIALS = 4;

const isThere = (market: Market | undefined): market is Market => market !== undefined;

/** Of some markets the first that the game has, by its main line. */
export const mainOf = (fixture: Fixture, marketIds: readonly string[]): Market | undefined =>
  marketIds.map((id) => mainLineOf(fixture, id)).find(isThere);

const winOf = (fixture: Fixture) => {
  const market = winMarketOf(fixture);
  return market?.marketId === OUTRIGHT ? undefined : market;
};

/** Who wins, the main handicap, the main total (rule BRD-9). */
export const crossMarkets = (fixture: Fixture): MarketsShown => ({
  markets: [winOf(fixture), mainOf(fixture, HANDICAP_MARKETS), mainOf(fixture, TOTAL_MARKETS)].filter(isThere),
  rest: [],
});

/** As a proto round sells them (rule PRT-4): a handicap with a draw goes before one without. */
export const protoMarkets = (fixture: Fixture): readonly (Market | undefined)[] => [
  winOf(fixture),
  mainOf(fixture, [THREE_WAY_HANDICAP, ...HANDICAP_MARKETS]),
  mainOf(fixture, TOTAL_MARKETS),
];

/** Every line of the game's handicaps and totals, those around the main ones first (rule BRD-10). */
export function handicapMarkets(fixture: Fixture): MarketsShown {
  const markets: Market[] = [];
  const rest: Market[] = [];
  for (const id of [...HANDICAP_MARKETS, ...TOTAL_MARKETS]) {
    const lines = linesOf(fixture, id);
    const mainLine = mainLineOf(fixture, id);
    const main = lines.findIndex((line) => line === mainLine);
    for (const [place, line] of lines.entries()) (Math.abs(place - main) <= BESIDE ? markets : rest).push(line);
  }
  return { markets, rest };
}

/** A part of the game that has been played. */
const isOver = ({ selections }: Market): boolean =>
  selections.length > 0 && selections.every(({ status }) => status === 'settled');

/** Every market that asks for something else and is not over, by its main line; other lines and what is more than a few stay folded (rule BRD-11). */
export function specialMarkets(fixture: Fixture): MarketsShown {
  const specials = fixture.markets.filter((market) => groupOf(market.marketId) === 'special' && !isOver(market));
  const ids = [...new Set(specials.map(({ marketId }) => marketId))];
  const markets = ids.slice(0, SPECIALS).flatMap((id) => mainLineOf({ markets: specials }, id) ?? []);
  return { markets, rest: specials.filter((market) => !markets.includes(market)) };
}
