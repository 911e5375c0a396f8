/**
 * Powerball (rules PWB): five of 28 balls, then one of ten. Chances are of all 98,280 sets of five, which tests count out; where a market's odds are the
 * site's to set they give back 95 %.
 */
import { marketRule, plainFamily, type CellRows } from './family.ts';
import { drawDistinct, type Words } from './words.ts';

const BALLS = 28;
const DRAWN = 5;
const POWER = 10;
const SETS = 98_280;

export interface Powerball {
  /** In the order drawn, 1 to 28. */
  readonly balls: readonly number[];
  /** 0 to 9. */
  readonly power: number;
  /** Of the five balls, 15 to 130. */
  readonly sum: number;
}

/** @returns `undefined` for numbers that are no draw */
export function readPowerball(drawn: readonly number[]): Powerball | undefined {
  const balls = drawn.slice(0, DRAWN);
  const power = drawn[DRAWN];
  const isWhole = drawn.length === DRAWN + 1 && new Set(balls).size === DRAWN;
  const isIn = balls.every((ball) => ball >= 1 && ball <= BALLS) && power !== undefined && power < POWER;
  return isWhole && isIn ? { balls, power, sum: balls.reduce((sum, ball) => sum + ball, 0) } : undefined;
}

const parityOf = (value: number): string => (value % 2 === 1 ? 'odd' : 'even');
const sideOf = (value: number, line: number): string => (value < line ? 'under' : 'over');
const sizeOf = (sum: number): string => (sum <= 64 ? 'small' : sum <= 80 ? 'middle' : 'big');
/** The last value of each section but the last. */
const SUM_SECTIONS = [35, 49, 57, 65, 78] as const;
const POWER_SECTIONS = [2, 4, 6] as const;
const sectionOf = (value: number, ends: readonly number[]): string =>
  'ABCDEF'.charAt(ends.filter((end) => value > end).length);

const SUM_LINE = 72.5;
const POWER_LINE = 4.5;

const ofSum = (marketId: string, cells: CellRows, cellOf: (sum: number) => string) =>
  marketRule<Powerball>(marketId, SETS, cells, ({ sum }) => cellOf(sum));
const ofPower = (marketId: string, cells: CellRows, cellOf: (power: number) => string) =>
  marketRule<Powerball>(marketId, POWER, cells, ({ power }) => cellOf(power));

const HALF = SETS / 2;
const RULES = [
  ofSum(
    'mg.pb.oe',
    [
      ['odd', HALF, 195],
      ['even', HALF, 195],
    ],
    parityOf,
  ),
  ofSum(
    'mg.pb.uo',
    [
      ['under', HALF, 195],
      ['over', HALF, 195],
    ],
    (sum) => sideOf(sum, SUM_LINE),
  ),
  ofSum(
    'mg.pb.size',
    [
      ['small', 31_520, 280],
      ['middle', 35_240, 265],
      ['big', 31_520, 280],
    ],
    sizeOf,
  ),
  ofSum(
    'mg.pb.oeuo',
    [
      ['oddunder', 24_010],
      ['oddover', 25_130],
      ['evenunder', 25_130],
      ['evenover', 24_010],
    ],
    (sum) => parityOf(sum) + sideOf(sum, SUM_LINE),
  ),
  ofSum(
    'mg.pb.oesize',
    [
      ['oddsmall', 15_254],
      ['oddmiddle', 17_620],
      ['oddbig', 16_266],
      ['evensmall', 16_266],
      ['evenmiddle', 17_620],
      ['evenbig', 15_254],
    ],
    (sum) => parityOf(sum) + sizeOf(sum),
  ),
  ofSum(
    'mg.pb.section',
    [
      ['A', 1_125],
      ['B', 7_385],
      ['C', 10_150],
      ['D', 14_944],
      ['E', 28_942],
      ['F', 35_734],
    ],
    (sum) => sectionOf(sum, SUM_SECTIONS),
  ),
  ofPower(
    'mg.pb.poe',
    [
      ['odd', 5, 195],
      ['even', 5, 195],
    ],
    parityOf,
  ),
  ofPower(
    'mg.pb.puo',
    [
      ['under', 5, 195],
      ['over', 5, 195],
    ],
    (power) => sideOf(power, POWER_LINE),
  ),
  ofPower(
    'mg.pb.poeuo',
    [
      ['oddunder', 2, 400],
      ['oddover', 3, 300],
      ['evenunder', 3, 300],
      ['evenover', 2, 400],
    ],
    (power) => parityOf(power) + sideOf(power, POWER_LINE),
  ),
  ofPower(
    'mg.pb.psection',
    [
      ['A', 3, 310],
      ['B', 2, 470],
      ['C', 2, 470],
      ['D', 3, 310],
    ],
    (power) => sectionOf(power, POWER_SECTIONS),
  ),
  ofPower(
    'mg.pb.number',
    Array.from({ length: POWER }, (_, power) => [String(power), 1, 895] as const),
    String,
  ),
];

/** Five balls, then one of ten. */
export const drawPowerball = (words: Words): number[] => [
  ...drawDistinct(words, DRAWN, BALLS).map((ball) => ball + 1),
  words.below(POWER),
];

export const powerball = plainFamily('powerball', drawPowerball, readPowerball, RULES);
