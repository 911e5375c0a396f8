/** What the simulator says of a game at each turn of its life, as the reports every feed uses. Pure. */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import type { FeedReport, FixtureReport, MarketReport, SelectionReport } from '../feed.ts';
import type { Game } from './game.ts';
import type { OfferedMarket, OfferedSelection } from './offer.ts';
import { settlementOf } from './settle.ts';

/** Current odds by selection, in hundredths. */
export type Prices = ReadonlyMap<SelectionId, number>;

/** The game as a fixture, with its start in epoch ms. */
export function fixtureReport({ planned }: Game, status: FixtureStatus): FixtureReport {
  const { league, fixtureId, home, away, startAt } = planned;
  return {
    kind: 'fixture',
    fixtureId,
    sportId: league.sportId,
    locationId: league.locationId,
    locationName: league.locationName,
    leagueId: league.leagueId,
    leagueName: league.name,
    home,
    away,
    startAt,
    status,
    turnsInPlay: false,
  };
}

/** Some selections of a market, at these prices; `isSuspended` says which may not be bet on. */
export function marketReport(
  game: Game,
  market: OfferedMarket,
  selections: readonly OfferedSelection[],
  prices: Prices,
  isSuspended: (selectionId: SelectionId) => boolean,
): MarketReport {
  return marketWith(game, market, selections, (selection) => ({
    odds: prices.get(selection.selectionId) ?? null,
    status: isSuspended(selection.selectionId) ? 'suspended' : 'open',
    settlement: null,
  }));
}

/** All markets of a game at these prices, all open or all suspended. */
export function allMarkets(game: Game, prices: Prices, status: 'open' | 'suspended'): readonly MarketReport[] {
  return game.offer.map((market) =>
    marketReport(game, market, market.selections, prices, () => status === 'suspended'),
  );
}

/** The results of all selections, from the final score. */
export function settledMarkets(game: Game, prices: Prices): readonly MarketReport[] {
  return game.offer.map((market) =>
    marketWith(game, market, market.selections, ({ selectionId, side, name }) => ({
      odds: prices.get(selectionId) ?? null,
      status: 'settled',
      settlement: settlementOf(market, { side, name }, game.planned.league.sportId, game.final),
    })),
  );
}

/** The game leaves the boards for good. */
export function closedReport({ planned }: Game): FeedReport {
  return { kind: 'closed', fixtureId: planned.fixtureId };
}

function marketWith(
  { planned }: Game,
  { marketId, marketName, baseLine }: OfferedMarket,
  selections: readonly OfferedSelection[],
  stateOf: (selection: OfferedSelection) => Pick<SelectionReport, 'odds' | 'status' | 'settlement'>,
): MarketReport {
  return {
    kind: 'market',
    fixtureId: planned.fixtureId,
    marketId,
    marketName,
    baseLine,
    selections: selections.map((selection) => ({ ...selection, ...stateOf(selection) })),
  };
}
