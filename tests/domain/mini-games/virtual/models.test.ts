/** Chances, prices and draws of virtual sports, by counting and by playing. */
import { describe, expect, it } from 'vitest';
import {
  basketballMarkets,
  drawPoints,
  isBasketballWon,
  readPoints,
} from '../../../../src/domain/mini-games/virtual/basketball.ts';
import { drawOrder, ratedField } from '../../../../src/domain/mini-games/virtual/field.ts';
import type { PricedMarket } from '../../../../src/domain/mini-games/virtual/marketOf.ts';
import { RETURNS } from '../../../../src/domain/mini-games/virtual/price.ts';
import { isRaceWon, placesOf, raceMarkets } from '../../../../src/domain/mini-games/virtual/race.ts';
import {
  drawGoals,
  goalWeights,
  isSoccerWon,
  readGoals,
  soccerMarkets,
} from '../../../../src/domain/mini-games/virtual/soccer.ts';
import { WHOLE } from '../../../../src/domain/mini-games/virtual/weights.ts';
import { matchOf, MATCHES, numbersOf } from './support.ts';

const HORSES = ratedField([84, 91, 79, 76, 95, 70, 87, 73]);
const FIELDS = [
  HORSES,
  ratedField([78, 78, 78, 78, 78, 78]),
  ratedField([77, 95, 77, 95, 77, 95, 77, 95]),
  ratedField([77, 95, 77, 77, 77, 77, 77, 77]),
];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const cellOf = (markets: readonly PricedMarket[], marketId: string, key: string) =>
  markets.find((market) => market.marketId === marketId)?.cells.find((cell) => cell.key === key);

/** Every order in which a field can finish. */
const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) =>
        ordersOf(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
      );

/** How often each cell won in games that were played, beside its chance; in standard deviations. */
function farthest(
  markets: readonly PricedMarket[],
  played: number,
  isWon: (market: PricedMarket, key: string, game: number) => boolean,
) {
  const offs = markets.flatMap((market) =>
    market.cells.map(({ key, ways }) => {
      let won = 0;
      for (let game = 0; game < played; game += 1) if (isWon(market, key, game)) won += 1;
      return Math.abs(won - played * ways) / Math.sqrt(played * ways * (1 - ways) + 1);
    }),
  );
  return Math.max(...offs);
}

const OFFERS: readonly (readonly [string, readonly PricedMarket[]])[] = [
  ...MATCHES.map((match, index) => [`soccer ${index}`, soccerMarkets(match)] as const),
  ...MATCHES.map((match, index) => [`basketball ${index}`, basketballMarkets(match)] as const),
  ...FIELDS.map((field, index) => [`race ${index}`, raceMarkets(field)] as const),
];

describe('what is offered of virtual sports', () => {
  it.each(OFFERS)('VIR-3 the chances of each market of %s add up to how many of its cells win', (_, markets) => {
    for (const { marketId, cells, of } of markets) {
      const winners = marketId === 'mg.vr.place' ? placesOf(cells.length) : 1;
      expect(sum(cells.map(({ ways }) => ways / of)), marketId).toBeCloseTo(winners, 9);
      expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
    }
  });

  it.each(OFFERS)(
    'VIR-4 no cell of %s returns more than its market states, nor less than a hundredth of odds below it',
    (_, markets) => {
      for (const { marketId, cells } of markets) {
        for (const { key, odds, ways } of cells) {
          const returned = (odds / 100) * ways;
          const stated = Object.values(RETURNS).find(
            (each) => returned <= each / 10_000 + 1e-9 && ((odds + 1) / 100) * ways > each / 10_000,
          );
          expect(stated, `${marketId} ${key}: ${returned}`).toBeDefined();
          expect(odds, `${marketId} ${key}`).toBeGreaterThan(100);
          expect(odds).toBeLessThanOrEqual(10_000_000);
        }
      }
    },
  );

  it('VIR-4 no kind of market returns more than 99 %', () => {
    expect(Math.max(...Object.values(RETURNS))).toBeLessThanOrEqual(9_900);
  });
});

describe('races', () => {
  it('VIR-5 the eight horses of the picture have its prices', () => {
    const markets = raceMarkets(HORSES);
    const odds = (marketId: string) =>
      markets.find((market) => market.marketId === marketId)?.cells.map((cell) => cell.odds);
    expect(odds('mg.vr.win')).toEqual([781, 413, 1230, 1615, 287, 2784, 595, 2120]);
    expect(odds('mg.vr.place')).toEqual([229, 144, 342, 439, 119, 738, 184, 568]);
    expect(odds('mg.vr.d1')).toEqual([155, 224]);
    expect(odds('mg.vr.oe')).toEqual([141, 264]);
  });

  it('VIR-5 VIR-8 every chance is what all orders of finish of six come to', () => {
    const field = ratedField([84, 91, 79, 76, 95, 70]);
    const orders = ordersOf([1, 2, 3, 4, 5, 6]).map((order) => {
      let left = sum(field.map(({ weight }) => weight));
      const chance = order.reduce((product, number) => {
        const { weight = 0 } = field[number - 1] ?? {};
        const next = (product * weight) / left;
        left -= weight;
        return next;
      }, 1);
      return { order, chance };
    });
    for (const { marketId, cells } of raceMarkets(field)) {
      for (const { key, ways } of cells) {
        const counted = sum(orders.filter(({ order }) => isRaceWon(order, marketId, key)).map(({ chance }) => chance));
        expect(counted, `${marketId} ${key}`).toBeCloseTo(ways, 12);
      }
    }
  });

  it('VIR-5 the better of two runners has the shorter price in every market', () => {
    const markets = raceMarkets(HORSES);
    const ranked = HORSES.toSorted((a, b) => b.rating - a.rating);
    for (const marketId of ['mg.vr.win', 'mg.vr.place']) {
      const odds = ranked.map(({ number }) => cellOf(markets, marketId, `${number}`)?.odds ?? 0);
      expect(odds).toEqual(odds.toSorted((a, b) => a - b));
    }
    for (const { number } of HORSES) {
      expect(cellOf(markets, 'mg.vr.place', `${number}`)?.odds).toBeLessThan(
        cellOf(markets, 'mg.vr.win', `${number}`)?.odds ?? 0,
      );
    }
  });

  it('VIR-2 twenty thousand races end as they are priced', () => {
    const below = numbersOf(5);
    const orders = Array.from({ length: 20_000 }, () => drawOrder(HORSES, below));
    const off = farthest(raceMarkets(HORSES), orders.length, (market, key, race) =>
      isRaceWon(orders[race] ?? [], market.marketId, key),
    );
    expect(off).toBeLessThan(4.5);
  });
});

describe('soccer', () => {
  it('VIR-6 every score makes one cell of each market win, and chances are the sums over scores', () => {
    for (const match of MATCHES) {
      const weights = goalWeights(match);
      const scores = weights.home.flatMap((ofHome, home) =>
        weights.away.map((ofAway, away) => ({ home, away, chance: (ofHome * ofAway) / WHOLE ** 2 })),
      );
      for (const { marketId, cells } of soccerMarkets(match)) {
        for (const score of scores) {
          expect(
            cells.filter(({ key }) => isSoccerWon(key, score)).length,
            `${marketId} ${score.home}-${score.away}`,
          ).toBe(1);
        }
        for (const { key, ways } of cells) {
          expect(sum(scores.filter((score) => isSoccerWon(key, score)).map(({ chance }) => chance))).toBeCloseTo(
            ways,
            12,
          );
        }
      }
    }
  });

  it('VIR-6 means of 1.5 and 1.2 have the chances of the reckoning: .4415, .2548, .3037, over 2.5 .5064', () => {
    const markets = soccerMarkets(matchOf(78, 78));
    const ways = (marketId: string, key: string) => cellOf(markets, marketId, key)?.ways ?? 0;
    expect(ways('mg.vs.1x2', 'home')).toBeCloseTo(0.4415, 4);
    expect(ways('mg.vs.1x2', 'draw')).toBeCloseTo(0.2548, 4);
    expect(ways('mg.vs.1x2', 'away')).toBeCloseTo(0.3037, 4);
    expect(ways('mg.vs.ou25', 'over2.5')).toBeCloseTo(0.5064, 4);
  });

  it('VIR-6 a handicap follows from the result, a higher total is less likely', () => {
    for (const match of MATCHES) {
      const markets = soccerMarkets(match);
      const over = (marketId: string) => markets.find((market) => market.marketId === marketId)?.cells[0]?.ways ?? 0;
      expect(over('mg.vs.ou15')).toBeGreaterThan(over('mg.vs.ou25'));
      expect(over('mg.vs.ou25')).toBeGreaterThan(over('mg.vs.ou35'));
      const half = cellOf(markets, 'mg.vs.hc', 'home-0.5')?.ways;
      if (half !== undefined) expect(half).toBeCloseTo(cellOf(markets, 'mg.vs.1x2', 'home')?.ways ?? 0, 12);
    }
  });

  it('VIR-2 twenty thousand matches end as they are priced', () => {
    const below = numbersOf(6);
    const match = matchOf(90, 84);
    const scores = Array.from({ length: 20_000 }, () => readGoals(drawGoals(match, below)));
    const off = farthest(soccerMarkets(match), scores.length, (_, key, game) =>
      isSoccerWon(key, scores[game] ?? { home: 0, away: 0 }),
    );
    expect(off).toBeLessThan(4.5);
  });

  it('VIR-6 numbers that are no score are refused', () => {
    expect(readGoals([2, 1])).toEqual({ home: 2, away: 1 });
    expect([[], [1], [1, 2, 3], [10, 0], [-1, 0], [0.5, 0]].map(readGoals)).toEqual(Array(6).fill(undefined));
  });
});

describe('basketball', () => {
  it('VIR-7 somebody always wins, and every end makes one cell of each market win', () => {
    const below = numbersOf(7);
    const match = matchOf(80, 79);
    const markets = basketballMarkets(match);
    for (let game = 0; game < 2_000; game += 1) {
      const points = readPoints(drawPoints(match, below));
      if (points === undefined) expect.fail('what was drawn is no game');
      expect(points.home).not.toBe(points.away);
      for (const { cells } of markets) expect(cells.filter(({ key }) => isBasketballWon(key, points)).length).toBe(1);
    }
  });

  it('VIR-2 twenty thousand games end as they are priced, overtimes among them', () => {
    const below = numbersOf(8);
    const match = matchOf(84, 80);
    const games = Array.from(
      { length: 20_000 },
      () => readPoints(drawPoints(match, below)) ?? { quarters: [], home: 0, away: 0 },
    );
    expect(games.filter(({ quarters }) => quarters.length === 5).length).toBeGreaterThan(200);
    expect(
      farthest(basketballMarkets(match), games.length, (_, key, game) =>
        isBasketballWon(key, games[game] ?? { home: 0, away: 0 }),
      ),
    ).toBeLessThan(4.5);
  });

  it('VIR-7 both lines are near even', () => {
    for (const match of MATCHES) {
      for (const { marketId, cells } of basketballMarkets(match).slice(1)) {
        expect(Math.abs((cells[0]?.ways ?? 0) - 0.5), marketId).toBeLessThan(0.03);
      }
    }
  });

  it('VIR-7 numbers that are no game are refused: a draw, an overtime that nobody needed, one that nobody won', () => {
    const even = [20, 20, 20, 20, 20, 20, 20, 20];
    expect(readPoints([...even, 9, 7])).toEqual({
      quarters: [...Array.from({ length: 4 }, () => ({ home: 20, away: 20 })), { home: 9, away: 7 }],
      home: 89,
      away: 87,
    });
    expect(
      [even, [...even, 5, 5], [21, ...even.slice(1), 9, 7], even.slice(2), [99, ...even.slice(1)]].map(readPoints),
    ).toEqual(Array(5).fill(undefined));
  });
});
