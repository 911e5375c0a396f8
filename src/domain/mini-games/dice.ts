/** Dice (rules DIC): three for sicbo; two, one red and one blue, for the dice table. */
import { parityOf } from './cards.ts';
import { marketRule, plainFamily, type CellRows } from './family.ts';
import type { Words } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SICBO = 216;
const TWO = 36;

const roll = (words: Words, dice: number): number[] =>
  Array.from({ length: dice }, () => words.below(FACES.length) + 1);

/** Faces as they fell. @returns `undefined` for what is not so many dice */
const readDice =
  (dice: number) =>
  (drawn: readonly number[]): readonly number[] | undefined =>
    drawn.length === dice && drawn.every((face) => face >= 1 && face <= FACES.length) ? drawn : undefined;

export const readSicbo = readDice(3);
export const readTwoDice = readDice(2);

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
const isTriple = ([first, ...others]: readonly number[]): boolean => others.every((face) => face === first);
const shows = (faces: readonly number[], face: number): number => faces.filter((one) => one === face).length;

/** How often three dice come to 4, 5 … 10; the same from the other end. */
const SUM_WAYS = [3, 6, 10, 15, 21, 25, 27];
const SUMS: CellRows = [...SUM_WAYS, ...SUM_WAYS.toReversed()].map((ways, at) => [String(at + 4), ways] as const);

/** One cell for each of several things that may all come true at once: each is a market of its own. */
const each = (
  letters: string,
  keys: readonly string[],
  ways: number,
  odds: number | undefined,
  isSo: (faces: readonly number[], key: string) => boolean,
) =>
  keys.map((key) =>
    marketRule<readonly number[]>(
      `${letters}${key}`,
      SICBO,
      [odds === undefined ? [key, ways] : [key, ways, odds]],
      (faces) => (isSo(faces, key) ? key : undefined),
    ),
  );

const NAMES = FACES.map(String);
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `${low}${high}`));

/** Small is 4 to 10 and big 11 to 17; they and odd and even lose on three equal dice (rule DIC-1). */
export const sicbo = plainFamily('sicbo', (words) => roll(words, 3), readSicbo, [
  marketRule<readonly number[]>(
    'mg.sb.size',
    SICBO,
    [
      ['small', 105, 195],
      ['big', 105, 195],
    ],
    (faces) => (isTriple(faces) ? undefined : sumOf(faces) <= 10 ? 'small' : 'big'),
  ),
  marketRule<readonly number[]>(
    'mg.sb.oe',
    SICBO,
    [
      ['odd', 105, 195],
      ['even', 105, 195],
    ],
    (faces) => (isTriple(faces) ? undefined : parityOf(sumOf(faces))),
  ),
  marketRule<readonly number[]>('mg.sb.sum', SICBO, SUMS, (faces) => String(sumOf(faces))),
  marketRule<readonly number[]>('mg.sb.any3', SICBO, [['any', 6, 3_100]], (faces) =>
    isTriple(faces) ? 'any' : undefined,
  ),
  marketRule<readonly number[]>(
    'mg.sb.triple',
    SICBO,
    NAMES.map((name) => [name, 1, 18_100] as const),
    (faces) => (isTriple(faces) ? String(faces[0]) : undefined),
  ),
  marketRule<readonly number[]>(
    'mg.sb.double',
    SICBO,
    NAMES.map((name) => [name, 16, 1_250] as const),
    (faces) => NAMES.find((name) => shows(faces, Number(name)) >= 2),
  ),
  ...each('mg.sb.one', NAMES, 91, undefined, (faces, key) => shows(faces, Number(key)) >= 1),
  ...each('mg.sb.two', PAIRS, 30, undefined, (faces, key) =>
    key.split('').every((face) => shows(faces, Number(face)) >= 1),
  ),
]);

/** Two dice add up to 2 … 12. */
const TWO_SUMS: CellRows = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, at) => [String(at + 2), ways] as const);
const halves = (under: number): CellRows => [
  ['under', under],
  ['over', TWO - under],
];

/** Which of two dice is higher, and what they add up to (rule DIC-2). */
export const dice = plainFamily('dice', (words) => roll(words, 2), readTwoDice, [
  marketRule<readonly number[]>(
    'mg.di.win',
    TWO,
    [
      ['red', 15, 228],
      ['draw', 6, 570],
      ['blue', 15, 228],
    ],
    ([red = 0, blue = 0]) => (red === blue ? 'draw' : red > blue ? 'red' : 'blue'),
  ),
  marketRule<readonly number[]>(
    'mg.di.oe',
    TWO,
    [
      ['odd', 18, 195],
      ['even', 18, 195],
    ],
    (faces) => parityOf(sumOf(faces)),
  ),
  marketRule<readonly number[]>('mg.di.uo6', TWO, halves(15), (faces) => (sumOf(faces) <= 6 ? 'under' : 'over')),
  marketRule<readonly number[]>('mg.di.uo7', TWO, halves(21), (faces) => (sumOf(faces) <= 7 ? 'under' : 'over')),
  marketRule<readonly number[]>('mg.di.sum', TWO, TWO_SUMS, (faces) => String(sumOf(faces))),
]);
