/** A football match with as many markets as the offer has of one: ladders, a grid of scores, names, halves and corners; 207 selections. */
import type { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import type { Fixture, Side } from '../../../src/domain/sports/fixture.ts';
import type { MarketReport, SelectionReport } from '../../../server/feed/feed.ts';
import { aFixture, aMarket, aSelection } from './eventFactory.ts';

type Seat = readonly [side: Side, name: string, line?: string];

const THREE: readonly Seat[] = [
  ['home', '1'],
  ['draw', 'X'],
  ['away', '2'],
];
const named = (...names: readonly string[]): readonly Seat[] => names.map((name) => ['named', name]);
const totals = (line: number): readonly Seat[] => [
  ['over', 'Over', String(line)],
  ['under', 'Under', String(line)],
];
const handicap = (line: number): readonly Seat[] => [
  ['home', '1', String(line)],
  ['away', '2', String(-line || 0)],
];
const ladder = (first: number, count: number, step = 0.5): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** Odds of a place in a market, hundredths: the middle line is the most even one. */
const oddsOf = (place: number, line: number, middle: number, sides: number): number =>
  Math.max(104, Math.round(190 + (place === 0 ? 1 : -1) * (line - middle) * 62) + (sides > 2 ? place * 90 : 0));

export function manyMarkets(fixtureId: FixtureId): readonly MarketReport[] {
  let made = 0;
  const market = (
    marketId: string,
    marketName: string,
    seats: readonly Seat[],
    line?: number,
    middle = 0,
  ): MarketReport => ({
    kind: 'market',
    fixtureId,
    marketId,
    marketName,
    baseLine: line === undefined ? '' : String(line),
    selections: seats.map(([side, name, own = ''], place): SelectionReport => {
      made += 1;
      const odds = oddsOf(place, line ?? 0, middle, seats.length);
      const selectionId = `${fixtureId}${String(1000 + made)}` as SelectionId;
      return { selectionId, side, name, line: own, odds, status: 'open', settlement: null };
    }),
  });
  const scores = [0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away) => `${String(home)}-${String(away)}`));
  return [
    market(MARKET.oneXTwo, '1X2', THREE),
    ...ladder(-2, 9).map((line) => market(MARKET.asianHandicap, 'Asian Handicap', handicap(line), line, -0.5)),
    ...ladder(0.5, 11).map((line) => market(MARKET.overUnder, 'Under/Over', totals(line), line, 2.5)),
    market(
      MARKET.correctScore,
      'Correct Score',
      named(...scores, 'Any Other Home', 'Any Other Draw', 'Any Other Away'),
    ),
    market(MARKET.doubleChance, 'Double Chance', named('1X', '12', 'X2')),
    ...ladder(-2, 3, 1).map((line) =>
      market(
        MARKET.europeanHandicap,
        'European Handicap',
        THREE.map(([side, name]) => [side, name, String(line)]),
        line,
      ),
    ),
    market(MARKET.bothTeamsToScore, 'Both Teams To Score', named('Yes', 'No')),
    market(MARKET.oddEven, 'Odd/Even', named('Odd', 'Even')),
    market(MARKET.firstTeamToScore, 'First Team To Score', [
      ['home', '1'],
      ['named', 'No Goal'],
      ['away', '2'],
    ]),
    market(MARKET.halfTimeFullTime, 'HT/FT', named('1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2')),
    market(MARKET.firstPeriodWinner, '1st Period Winner', THREE),
    ...ladder(-1, 5).map((line) => market(MARKET.handicapFirstPeriod, 'Handicap 1st Period', handicap(line), line)),
    ...ladder(0.5, 5).map((line) =>
      market(MARKET.overUnderFirstPeriod, 'Under/Over 1st Period', totals(line), line, 1),
    ),
    ...ladder(0.5, 7).map((line) => market(MARKET.overUnderHome, 'Under/Over Home', totals(line), line, 1.5)),
    ...ladder(0.5, 7).map((line) => market(MARKET.overUnderAway, 'Under/Over Away', totals(line), line, 1.5)),
    ...ladder(6.5, 9).map((line) => market(MARKET.cornersOverUnder, 'Corners', totals(line), line, 10)),
    ...ladder(2.5, 7).map((line) => market(MARKET.cornersHome, 'Corners Home', totals(line), line, 5)),
    ...ladder(2.5, 7).map((line) => market(MARKET.cornersAway, 'Corners Away', totals(line), line, 5)),
    ...ladder(-2, 5, 1).map((line) => market(MARKET.cornerHandicap, 'Corner Handicap', handicap(line), line)),
    ...ladder(0.5, 3).map((line) =>
      market(
        MARKET.winnerAndTotal,
        'Winner And Total',
        named('1 & Over', 'X & Over', '2 & Over', '1 & Under', 'X & Under', '2 & Under'),
        line,
      ),
    ),
  ];
}

/** The match as a browser has it. */
export function matchWithManyMarkets(): Fixture {
  const fixture = aFixture('1');
  const markets = manyMarkets(fixture.fixtureId).map(({ marketId, marketName, baseLine, selections }) =>
    aMarket(
      selections.map(({ selectionId, side, name, line, odds }) =>
        aSelection(selectionId, { side, name, line, odds: odds ?? 190 }),
      ),
      { marketId, name: marketName, baseLine },
    ),
  );
  return { ...fixture, markets };
}
