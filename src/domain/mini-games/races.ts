/** Races of equal runners (rules RAC): six of them, or the three snails. What is drawn is the order of finish. */
import { marketRule, plainFamily, type CellRows, type Family, type GameMarket } from './family.ts';
import { drawDistinct, type Words } from './words.ts';

const SIX = 6;
const THREE = 3;

const drawOrder =
  (runners: number) =>
  (words: Words): number[] =>
    drawDistinct(words, runners, runners).map((index) => index + 1);

/** Numbers from the first to the last; `undefined` for what is no order of so many. */
const readOrder =
  (runners: number) =>
  (drawn: readonly number[]): readonly number[] | undefined =>
    drawn.length === runners &&
    new Set(drawn).size === runners &&
    drawn.every((number) => number >= 1 && number <= runners)
      ? drawn
      : undefined;

export const readRace = readOrder(SIX);

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Each number wins in one way. */
const numbers = (count: number, odds: number): CellRows =>
  numbersTo(count).map((number) => [`${number}`, 1, odds] as const);

/** Ordered pairs of different numbers, or with `isEitherWay` each pair once, the smaller first. */
const pairs = (joint: string, odds: number, isEitherWay: boolean): CellRows =>
  numbersTo(SIX).flatMap((a) =>
    numbersTo(SIX)
      .filter((b) => (isEitherWay ? b > a : b !== a))
      .map((b) => [`${a}${joint}${b}`, 1, odds] as const),
  );

const halves = (a: string, b: string): CellRows => [
  [a, 1, 195],
  [b, 1, 195],
];

const parity = (number: number): string => (number % 2 === 1 ? 'odd' : 'even');
const topThree = ([a = 0, b = 0, c = 0]: readonly number[]): number => a + b + c;

/** Six equal runners (rule RAC-1). */
export const race = plainFamily('race', drawOrder(SIX), readRace, [
  marketRule('mg.ra.win', SIX, numbers(SIX, 570), ([first]) => `${first}`),
  marketRule('mg.ra.oe', 2, halves('odd', 'even'), ([first = 0]) => parity(first)),
  marketRule('mg.ra.uo', 2, halves('under', 'over'), ([first = 0]) => (first > 3.5 ? 'over' : 'under')),
  marketRule(
    'mg.ra.size',
    THREE,
    [
      ['small', 1, 285],
      ['middle', 1, 285],
      ['big', 1, 285],
    ],
    ([first = 0]) => ['small', 'middle', 'big'][Math.ceil(first / 2) - 1],
  ),
  marketRule('mg.ra.sumoe', 2, halves('odd', 'even'), (order) => parity(topThree(order))),
  marketRule('mg.ra.sumuo', 2, halves('under', 'over'), (order) => (topThree(order) > 10.5 ? 'over' : 'under')),
  marketRule('mg.ra.quinella', 15, pairs('=', 1_420, true), ([a = 0, b = 0]) => `${Math.min(a, b)}=${Math.max(a, b)}`),
  marketRule('mg.ra.exacta', 30, pairs('-', 2_850, false), ([a, b]) => `${a}-${b}`),
]);

/** Snails: who wins, all three in order (rule RAC-2). */
const snails = plainFamily('snail', drawOrder(THREE), readOrder(THREE), [
  marketRule('mg.sn.win', THREE, numbers(THREE, 280), ([first]) => `${first}`),
  marketRule(
    'mg.sn.order',
    SIX,
    ['123', '132', '213', '231', '312', '321'].map((order) => [order, 1, 555] as const),
    (order) => order.join(''),
  ),
]);

const each = (marketId: string, ways: number, odds: number, pushWays?: number): GameMarket => ({
  marketId,
  of: THREE,
  cells: numbersTo(THREE).map((number) => ({ key: `${number}`, ways, odds })),
  ...(pushWays === undefined ? {} : { pushWays }),
});

/** A runner that is not the last; a runner that wins, its stake back if it is second (rule RAC-3). Two cells win or stay of each outcome. */
const NOT_LAST = each('mg.sn.notlast', 2, 127);
const THIRDS = each('mg.sn.thirds', 1, 190, 1);

export const snail: Family = {
  ...snails,
  markets: (roundId) => [...snails.markets(roundId), NOT_LAST, THIRDS],
  settle(drawn, marketId, key, roundId) {
    const place = drawn.indexOf(Number(key)) + 1;
    if (marketId === NOT_LAST.marketId) return place === 1 || place === 2 ? 2 : 1;
    if (marketId === THIRDS.marketId) return place === 1 ? 2 : place === 2 ? 3 : 1;
    return snails.settle(drawn, marketId, key, roundId);
  },
};
