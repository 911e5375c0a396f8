/**
 * Ladders (rules LAD): a side, three or four rungs, and a finish that follows from both. The power ladder reads them off the first ball of a powerball
 * draw; the others draw them apart, for one ball of seventy has no four equal quarters.
 */
import { marketRule, plainFamily, type CellRows } from './family.ts';
import { drawPowerball, readPowerball } from './powerball.ts';
import type { Words } from './words.ts';

export interface Ladder {
  readonly side: 'left' | 'right';
  readonly rungs: 3 | 4;
  /** Where the path ends. */
  readonly finish: 'odd' | 'even';
}

const ladderOf = (isLeft: boolean, isThree: boolean): Ladder => ({
  side: isLeft ? 'left' : 'right',
  rungs: isThree ? 3 : 4,
  // Left with three rungs and right with four end at even, the others at odd (rule LAD-1).
  finish: isLeft === isThree ? 'even' : 'odd',
});

const BALLS = 28;

/** By the first ball drawn: odd is left, up to 14 has three rungs (rule LAD-2). */
export function readPowerLadder(drawn: readonly number[]): Ladder | undefined {
  const first = readPowerball(drawn)?.balls[0];
  return first === undefined ? undefined : ladderOf(first % 2 === 1, first <= BALLS / 2);
}

/** Drawn as side, 0 for left, and rungs, 0 for three (rule LAD-3). */
export function readLadder(drawn: readonly number[]): Ladder | undefined {
  const [side, rungs] = drawn;
  if (drawn.length !== 2 || !isBit(side) || !isBit(rungs)) return undefined;
  return ladderOf(side === 0, rungs === 0);
}

const isBit = (value: number | undefined): boolean => value === 0 || value === 1;

const drawLadder = (words: Words): number[] => [words.below(2), words.below(2)];

/** Odds of a half and of a quarter, hundredths. */
const rulesAt = (letters: string, half: number, quarter: number) => {
  const halves = (one: string, other: string): CellRows => [
    [one, 2, half],
    [other, 2, half],
  ];
  const quarters: CellRows = ['left3', 'left4', 'right3', 'right4'].map((key) => [key, 1, quarter] as const);
  return [
    marketRule<Ladder>(`mg.${letters}.finish`, 4, halves('odd', 'even'), ({ finish }) => finish),
    marketRule<Ladder>(`mg.${letters}.side`, 4, halves('left', 'right'), ({ side }) => side),
    marketRule<Ladder>(`mg.${letters}.rungs`, 4, halves('3', '4'), ({ rungs }) => String(rungs)),
    marketRule<Ladder>(`mg.${letters}.both`, 4, quarters, ({ side, rungs }) => side + rungs),
  ];
};

export const powerLadder = plainFamily('powerLadder', drawPowerball, readPowerLadder, rulesAt('pl', 195, 360));
export const kenoLadder = plainFamily('kenoLadder', drawLadder, readLadder, rulesAt('kl', 195, 370));
export const ladder = plainFamily('ladder', drawLadder, readLadder, rulesAt('la', 195, 360));
