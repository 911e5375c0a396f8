/** A small feed: what it reports next of six games, some of them in play, by the dice of the run. It knows of the offer what the origin has. */
import type { Bet } from '../../../../src/domain/bets/bet.ts';
import type { Settlement } from '../../../../src/domain/reference/statuses.ts';
import type { Fixture, Market, Selection } from '../../../../src/domain/sports/fixture.ts';
import type { FeedReport, FixtureReport, MarketReport } from '../../../../server/feed/feed.ts';
import { sampleFixture } from '../../engine/sampleData.ts';
import type { Dice } from '../dice.ts';
import { SPORTS } from '../feedModel.ts';

export interface SmallFeed {
  /** The games of the beginning. */
  opening(): readonly FeedReport[];
  /** Reports of something that happens to one of the games, or to several of them. */
  happening(games: readonly Fixture[]): readonly FeedReport[];
  /** Another price of a selection; nothing of one that is not on offer or has its result. */
  moving(selectionId: string, game: Fixture | undefined): readonly FeedReport[];
  /** Results of all that an open bet backs and that is still on offer. */
  resultsOf(bet: Bet, games: ReadonlyMap<string, Fixture>): readonly FeedReport[];
}

const GAMES = 6;
const HOUR_MS = 3_600_000;

export function createSmallFeed(dice: Dice, now: () => number): SmallFeed {
  let opened = 0;

  const open = (): readonly FeedReport[] => {
    opened += 1;
    const fixture = sampleFixture(opened, {
      startAt: now() + HOUR_MS,
      sportId: SPORTS[opened % SPORTS.length] ?? SPORTS[0],
      turnsInPlay: opened % 2 === 0,
    });
    return [factsOf(fixture), ...fixture.markets.map((market) => reportOf(fixture, market, market.selections))];
  };
  /** The game is over: every price has its result, and another game comes. */
  const finish = (game: Fixture): readonly FeedReport[] => {
    const winner = dice.below(3);
    const results = game.markets.map((market) =>
      reportOf(
        game,
        market,
        market.selections.map((selection, index) =>
          selection.settlement === null ? settled(selection, index === winner ? 2 : 1) : selection,
        ),
      ),
    );
    return [...results, { kind: 'closed', fixtureId: game.fixtureId }, ...open()];
  };
  const changeOne = (game: Fixture, change: (selection: Selection) => Selection): readonly FeedReport[] => {
    const [market] = game.markets;
    const unsettled = market?.selections.filter(({ status }) => status !== 'settled') ?? [];
    if (market === undefined || unsettled.length === 0) return finish(game);
    return [reportOf(game, market, [change(dice.oneOf(unsettled))])];
  };

  const withOtherOdds = (one: Selection): Selection => ({ ...one, odds: dice.between(110, 400) });

  return {
    opening: () => Array.from({ length: GAMES }, open).flat(),
    happening(games) {
      const game = dice.oneOf(games);
      const chance = dice.below(100);
      if (chance < 78) return changeOne(game, withOtherOdds);
      if (chance < 88)
        return changeOne(game, (one) => ({ ...one, status: one.status === 'open' ? 'suspended' : 'open' }));
      if (chance < 94) {
        const score = { period: 10, clockSeconds: dice.below(5_400), home: dice.below(5), away: dice.below(5) };
        return [{ kind: 'score', fixtureId: game.fixtureId, score }];
      }
      if (chance < 97 && game.turnsInPlay && game.status === 'scheduled') {
        return [factsOf({ ...game, status: 'inPlay' })];
      }
      return finish(game);
    },
    moving(selectionId, game) {
      const { market, selection } = placeIn(game, selectionId);
      if (game === undefined || market === undefined || selection === undefined) return [];
      return selection.settlement === null ? [reportOf(game, market, [withOtherOdds(selection)])] : [];
    },
    resultsOf: (bet, games) =>
      bet.picks.flatMap(({ fixtureId, selectionId }) => {
        const game = games.get(fixtureId);
        const { market, selection } = placeIn(game, selectionId);
        if (game === undefined || market === undefined || selection === undefined) return [];
        // Now and then a result is corrected.
        if (selection.settlement !== null && dice.chance(0.7)) return [];
        return [reportOf(game, market, [settled(selection, dice.chance(0.4) ? 2 : 1)])];
      }),
  };
}

function placeIn(game: Fixture | undefined, selectionId: string) {
  const market = game?.markets.find((one) => one.selections.some((found) => found.selectionId === selectionId));
  return { market, selection: market?.selections.find((found) => found.selectionId === selectionId) };
}

const settled = (selection: Selection, settlement: Settlement): Selection => ({
  ...selection,
  status: 'settled',
  settlement,
});

const reportOf = (game: Fixture, market: Market, selections: readonly Selection[]): MarketReport => ({
  kind: 'market',
  fixtureId: game.fixtureId,
  marketId: market.marketId,
  marketName: market.name,
  baseLine: market.baseLine,
  selections: selections.map(({ selectionId, side, name, line, odds, status, settlement }) => ({
    selectionId,
    side,
    name,
    line,
    odds,
    status,
    settlement,
  })),
});

function factsOf({ score: _score, markets: _markets, ...facts }: Fixture): FixtureReport {
  return { kind: 'fixture', ...facts };
}
