/** Races of equal runners: all orders of finish, beside what their markets say. */
import { describe, expect, it } from 'vitest';
import { returnOf, type Family } from '../../../src/domain/mini-games/family.ts';
import { gameAt } from '../../../src/domain/mini-games/gameTable.ts';
import { race, snail } from '../../../src/domain/mini-games/races.ts';
import { roundOf } from '../../../src/domain/mini-games/round.ts';

const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) =>
        ordersOf(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
      );

const gameOf = (path: string) => {
  const game = gameAt(path);
  if (game === undefined) throw new Error(`no game at ${path}`);
  return game;
};
const SPEED = roundOf(gameOf('/minigame/named/speed6'), 1_795_000_000_000);
const SNAIL = roundOf(gameOf('/minigame/named/snail'), 1_795_000_000_000);

const cases: readonly (readonly [string, Family, number, typeof SPEED])[] = [
  ['speed6', race, 6, SPEED],
  ['snail', snail, 3, SNAIL],
];

describe.each(cases)('%s', (_, family, runners, round) => {
  const orders = ordersOf(Array.from({ length: runners }, (__, index) => index + 1));

  it('RAC-1 RAC-2 RAC-3 MIN-04 each cell wins and gives back in as many of all orders as it says', () => {
    for (const market of family.markets(round)) {
      for (const cell of market.cells) {
        const results = orders.map((order) => family.settle(order, market.marketId, cell.key, round));
        const share = (result: number) => results.filter((each) => each === result).length / orders.length;
        expect(share(2), `${market.marketId} ${cell.key}`).toBeCloseTo(cell.ways / market.of, 12);
        expect(share(3)).toBeCloseTo((market.pushWays ?? 0) / market.of, 12);
        expect(returnOf(market, cell)).toBeLessThanOrEqual(0.99);
      }
    }
  });

  it('RAC-1 RAC-2 nothing else is an order of finish', () => {
    const [first = []] = orders;
    expect(orders.every((order) => family.isDrawn(order))).toBe(true);
    expect(
      [first.slice(1), [...first, 1], first.map(() => 1), first.map((number) => number - 1)].map(family.isDrawn),
    ).toEqual([false, false, false, false]);
  });
});

describe('what races give back', () => {
  const returns = (family: Family, round: typeof SPEED, marketId: string) => {
    const market = family.markets(round).find((each) => each.marketId === marketId);
    return market?.cells.map((cell) => Math.round(returnOf(market, cell) * 1_000) / 1_000);
  };

  it('RAC-1 six equal runners: .95 for the winner, .975 for halves, .95 for thirds', () => {
    expect(returns(race, SPEED, 'mg.ra.win')).toEqual(Array(6).fill(0.95));
    expect(returns(race, SPEED, 'mg.ra.sumuo')).toEqual([0.975, 0.975]);
    expect(returns(race, SPEED, 'mg.ra.size')).toEqual([0.95, 0.95, 0.95]);
    expect(returns(race, SPEED, 'mg.ra.exacta')).toEqual(Array(30).fill(0.95));
  });

  it('RAC-2 RAC-3 snails: .933, .925, .847 and .967', () => {
    expect(returns(snail, SNAIL, 'mg.sn.win')?.[0]).toBe(0.933);
    expect(returns(snail, SNAIL, 'mg.sn.order')?.[0]).toBe(0.925);
    expect(returns(snail, SNAIL, 'mg.sn.notlast')?.[0]).toBe(0.847);
    expect(returns(snail, SNAIL, 'mg.sn.thirds')?.[0]).toBe(0.967);
  });
});
