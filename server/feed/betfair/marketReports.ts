/** What a market of the exchange is worth as reports: odds, statuses, results. Rules BF-S1 … BF-S5 (docs/FEEDS.md). */
import { parseOdds } from '../../../src/domain/kernel/odds.ts';
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import type { MarketReport, SelectionReport } from '../feed.ts';
import { runnerKeyOf, type ExchangeMarket, type RunnerKey } from './exchangeMarket.ts';
import type { Seat } from './marketMapping.ts';
import { fixtureIdOf } from './marketMapping.ts';

type State = Pick<SelectionReport, 'odds' | 'status' | 'settlement'>;

/** The reports of some runners of a market, one for each market line they belong to. */
export function marketReports(
  market: ExchangeMarket,
  seats: ReadonlyMap<RunnerKey, Seat>,
  keys: readonly RunnerKey[],
): readonly MarketReport[] {
  const statuses = new Map(market.definition.runners.map((runner) => [runnerKeyOf(runner), runner.status]));
  const byLine = new Map<string, { readonly seat: Seat; readonly selections: SelectionReport[] }>();
  for (const key of keys) {
    const seat = seats.get(key);
    const status = statuses.get(key);
    if (seat === undefined || status === undefined) continue;
    const line = byLine.get(seat.baseLine) ?? { seat, selections: [] };
    byLine.set(seat.baseLine, line);
    line.selections.push({ ...partOf(seat), ...stateOf(market, key, status) });
  }
  return [...byLine.values()].map(({ seat: { marketId, marketName, baseLine }, selections }) => ({
    kind: 'market',
    fixtureId: fixtureIdOf(market),
    marketId,
    marketName,
    baseLine,
    selections,
  }));
}

const partOf = ({ selectionId, side, name, line }: Seat) => ({ selectionId, side, name, line });

function stateOf(market: ExchangeMarket, key: RunnerKey, runnerStatus: string): State {
  const best = market.best(key);
  const odds = best === undefined ? null : (parseOdds(String(best)) ?? null);
  // A withdrawn runner is void at once, whatever becomes of the market (BF-S4).
  if (runnerStatus === 'REMOVED') return { odds, status: 'settled', settlement: -1 };
  const { status } = market.definition;
  if (status === 'CLOSED' && runnerStatus === 'WINNER') return { odds, status: 'settled', settlement: 2 };
  if (status === 'CLOSED' && (runnerStatus === 'LOSER' || runnerStatus === 'PLACED')) {
    return { odds, status: 'settled', settlement: 1 };
  }
  const isOpen = status === 'OPEN' && runnerStatus === 'ACTIVE' && odds !== null;
  return { odds, status: isOpen ? 'open' : 'suspended', settlement: null };
}

/** A fixture's status from all its markets: over when all are closed, in play when one is (BF-S5). */
export function fixtureStatusOf(markets: readonly ExchangeMarket[]): FixtureStatus {
  if (markets.every(({ definition }) => definition.status === 'CLOSED')) return 'finished';
  return markets.some(({ definition }) => definition.inPlay) ? 'inPlay' : 'scheduled';
}
