/** What the simulator says of a game, as the reports every feed uses: only what is other than it was reported last. */
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import type { FeedReport, FixtureReport, MarketReport, SelectionReport } from '../feed.ts';
import type { PlannedGame } from './calendar.ts';
import { prospectAt, resultIn, standingOf, type Game } from './game.ts';
import { lineKey, type OfferedMarket, type OfferedSelection } from './markets/offeredMarkets.ts';
import { offeredPrices } from './markets/offeredPrice.ts';
import type { Reported, RunningGame } from './runningGame.ts';
import type { Prospect } from './sportModel.ts';

/** The game as a fixture, with its start in epoch ms. */
export function fixtureReport({ planned, sport }: Game, status: FixtureStatus): FixtureReport {
  return { kind: 'fixture', ...factsOf(planned), status, turnsInPlay: sport.turnsInPlay };
}

/** What is said of a game whether it is to come or has ended. */
export function factsOf({ league, fixtureId, home, away, startAt }: PlannedGame) {
  const { sportId, locationId, locationName, leagueId, name } = league;
  return { fixtureId, sportId, locationId, locationName, leagueId, leagueName: name, home, away, startAt };
}

/** Offers lines that are not on offer yet; they are told with the next report of theirs. */
export function addLines(running: RunningGame, markets: readonly OfferedMarket[]): void {
  for (const market of markets) {
    const key = lineKey(market.marketId, market.baseLine);
    if (!running.lines.has(key)) running.lines.set(key, market);
  }
}

/** Some markets of a game that has not started, at the prices of a prospect, but for what is suspended. */
export function pricedMarkets(
  running: RunningGame,
  markets: readonly OfferedMarket[],
  prospect: Prospect,
): readonly MarketReport[] {
  const prices = offeredPrices(markets, prospect);
  return changedMarkets(running, markets, ({ selectionId }) => ({
    odds: prices.get(selectionId)?.odds ?? 0,
    status: running.suspended.has(selectionId) ? 'suspended' : 'open',
    settlement: null,
  }));
}

/**
 * Some markets of a game in play: what is decided has its result, and nothing else is on offer while prices are held.
 *
 * @param known the prospect of this moment, where it is reckoned already
 */
export function playedMarkets(
  running: RunningGame,
  markets: readonly OfferedMarket[],
  now: number,
  known?: Prospect,
): readonly MarketReport[] {
  const { game, isHeld, reported } = running;
  const standing = standingOf(game, now);
  const open = markets.filter(({ selections }) =>
    selections.some(({ selectionId }) => reported.get(selectionId)?.status !== 'settled'),
  );
  const prices = game.sport.turnsInPlay ? offeredPrices(open, known ?? prospectAt(game, now, standing)) : undefined;
  return changedMarkets(running, open, (selection, before, market) => {
    const result = resultIn(game, market, selection, standing);
    if (result !== undefined) return { odds: before?.odds ?? 0, status: 'settled', settlement: result };
    const price = prices?.get(selection.selectionId);
    if (price === undefined) return { odds: before?.odds ?? 0, status: 'suspended', settlement: null };
    // While prices are held they stand as they were.
    if (isHeld || !price.isSold) return { odds: before?.odds ?? price.odds, status: 'suspended', settlement: null };
    return { odds: price.odds, status: 'open', settlement: null };
  });
}

/** The game leaves the boards for good. */
export function closedReport({ planned }: Game): FeedReport {
  return { kind: 'closed', fixtureId: planned.fixtureId };
}

type StateOf = (selection: OfferedSelection, before: Reported | undefined, market: OfferedMarket) => Reported;

/** Notes how selections are by now; a line that is new is told whole. What never had a price is told without one. */
export function changedMarkets(
  running: RunningGame,
  markets: readonly OfferedMarket[],
  stateOf: StateOf,
): readonly MarketReport[] {
  const reports: MarketReport[] = [];
  for (const market of markets) {
    const selections: SelectionReport[] = [];
    for (const selection of market.selections) {
      const before = running.reported.get(selection.selectionId);
      const next = stateOf(selection, before, market);
      const { odds, status, settlement } = next;
      if (before?.odds === odds && before.status === status && before.settlement === settlement) continue;
      running.reported.set(selection.selectionId, next);
      selections.push({ ...selection, odds: odds === 0 ? null : odds, status, settlement });
    }
    if (selections.length > 0) reports.push(marketReport(running.game, market, selections));
  }
  return reports;
}

function marketReport(
  { planned }: Game,
  { marketId, marketName, baseLine }: OfferedMarket,
  selections: readonly SelectionReport[],
): MarketReport {
  return { kind: 'market', fixtureId: planned.fixtureId, marketId, marketName, baseLine, selections };
}
