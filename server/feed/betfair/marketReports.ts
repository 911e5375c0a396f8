/** What a market of the exchange is worth as reports: odds, statuses, results. Rules BF-S1 … BF-S5 (docs/FEEDS.md). */
import { parseOdds } from '../../../src/domain/kernel/odds.ts';
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import type { MarketReport, SelectionReport } from '../feed.ts';
import { runnerKeyOf, type ExchangeMarket, type RunnerKey } from './exchangeMarket.ts';
import type { PlacedMarket } from './marketMapping.ts';
import type { Seat } from './seats.ts';

type State = Pick<SelectionReport, 'odds' | 'status' | 'settlement'>;

/** The reports of some runners of a market, one for each market line they belong to. */
export function marketReports(placed: PlacedMarket, keys: readonly RunnerKey[]): readonly MarketReport[] {
  const { market, fixtureId, seats, place } = placed;
  const statuses = new Map(market.definition.runners.map((runner) => [runnerKeyOf(runner), runner.status]));
  const byLine = new Map<string, SelectionReport[]>();
  for (const key of keys) {
    const seat = seats.all.get(key);
    if (seat === undefined) continue;
    const line = byLine.get(seat.baseLine) ?? [];
    byLine.set(seat.baseLine, line);
    line.push({ ...partOf(seat), ...stateOf(market, key, statuses.get(key) ?? LEFT_OUT) });
  }
  const { marketId, marketName } = place;
  return [...byLine].map(([baseLine, selections]) => ({
    kind: 'market',
    fixtureId,
    marketId,
    marketName,
    baseLine,
    selections,
  }));
}

/** A runner that the last definition has no more is as one that was removed (BF-S4). */
const LEFT_OUT = 'REMOVED';

const partOf = ({ selectionId, side, name, line }: Seat) => ({ selectionId, side, name, line });

function stateOf(market: ExchangeMarket, key: RunnerKey, runnerStatus: string): State {
  const best = market.best(key);
  const odds = best === undefined ? null : (parseOdds(String(best)) ?? null);
  // A withdrawn runner is void at once, whatever becomes of the market (BF-S4).
  if (runnerStatus === 'REMOVED') return { odds, status: 'settled', settlement: -1 };
  const { status } = market.definition;
  const { marketType } = market.first;
  if (status === 'CLOSED') {
    const settlement = resultOf(runnerStatus, marketType);
    return settlement === undefined
      ? { odds, status: 'suspended', settlement: null }
      : { odds, status: 'settled', settlement };
  }
  const isOpen = status === 'OPEN' && runnerStatus === 'ACTIVE' && odds !== null && marketType !== EACH_WAY;
  return { odds, status: isOpen ? 'open' : 'suspended', settlement: null };
}

/** Two bets at two prices: what it pays is in no one price, so it is shown, takes no bets, and is void at its end (BF-M8). */
const EACH_WAY = 'EACH_WAY';
/** Markets that are won by whoever is among the first. */
const OF_PLACES = /^(?:OTHER_)?PLACE$|^TOP_\d/;

/** As many win as the exchange says (BF-S5); `undefined` for a runner without a result. */
function resultOf(runnerStatus: string, marketType: string): 2 | 1 | -1 | undefined {
  if (!['WINNER', 'LOSER', 'PLACED'].includes(runnerStatus)) return undefined;
  if (marketType === EACH_WAY) return -1;
  return runnerStatus === 'WINNER' || (runnerStatus === 'PLACED' && OF_PLACES.test(marketType)) ? 2 : 1;
}

/** A fixture's status from all its markets: over when all are closed, in play when one is (BF-S5). */
export function fixtureStatusOf(markets: readonly ExchangeMarket[]): FixtureStatus {
  if (markets.every(({ definition }) => definition.status === 'CLOSED')) return 'finished';
  return markets.some(({ definition }) => definition.inPlay) ? 'inPlay' : 'scheduled';
}
