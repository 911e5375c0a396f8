/** Speed keno (rules KEN): 22 of 70 numbers. What they sum to is known as whole counts of all sets, 858,478,958,817,125,100 of them, which tests reckon. */
import { marketRule, plainFamily } from './family.ts';
import { drawDistinct } from './words.ts';

const NUMBERS = 70;
const DRAWN = 22;
const LINE = 780.5;
/** Millionths of all sets: a count of them is beyond what a number holds. */
const MILLION = 1_000_000;

export interface Keno {
  /** In the order drawn, 1 to 70. */
  readonly numbers: readonly number[];
  /** 253 to 1,309. */
  readonly sum: number;
}

/** @returns `undefined` for numbers that are no draw */
export function readKeno(drawn: readonly number[]): Keno | undefined {
  const isWhole = drawn.length === DRAWN && new Set(drawn).size === DRAWN;
  if (!isWhole || !drawn.every((number) => number >= 1 && number <= NUMBERS)) return undefined;
  return { numbers: drawn, sum: drawn.reduce((sum, number) => sum + number, 0) };
}

const parityOf = (sum: number): string => (sum % 2 === 1 ? 'odd' : 'even');
const sideOf = (sum: number): string => (sum < LINE ? 'under' : 'over');
const sizeOf = (sum: number): string => (sum <= 749 ? 'small' : sum <= 812 ? 'middle' : 'big');

export const keno = plainFamily('keno', (words) => drawDistinct(words, DRAWN, NUMBERS).map((at) => at + 1), readKeno, [
  marketRule<Keno>(
    'mg.kn.oe',
    MILLION,
    [
      ['odd', 500_000, 195],
      ['even', 500_000, 195],
    ],
    ({ sum }) => parityOf(sum),
  ),
  marketRule<Keno>(
    'mg.kn.uo',
    MILLION,
    [
      ['under', 497_496, 195],
      ['over', 502_504, 195],
    ],
    ({ sum }) => sideOf(sum),
  ),
  marketRule<Keno>(
    'mg.kn.oeuo',
    MILLION,
    [
      ['oddunder', 247_496],
      ['oddover', 252_504],
      ['evenunder', 250_000],
      ['evenover', 250_000],
    ],
    ({ sum }) => parityOf(sum) + sideOf(sum),
  ),
  marketRule<Keno>(
    'mg.kn.size',
    10 * MILLION,
    [
      ['small', 3_462_216],
      ['middle', 3_075_568],
      ['big', 3_462_216],
    ],
    ({ sum }) => sizeOf(sum),
  ),
  marketRule<Keno>(
    'mg.kn.last',
    MILLION,
    Array.from({ length: 10 }, (_, digit) => [String(digit), 100_000] as const),
    ({ sum }) => String(sum % 10),
  ),
]);
