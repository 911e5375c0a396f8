/** Wheels (rules WHL): roulette with one nought, and a ring of twelve. */
import { parityOf } from './cards.ts';
import { marketRule, plainFamily, type CellRows } from './family.ts';

const POCKETS = 37;
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SECTORS = 12;

const readFrom =
  (least: number, most: number) =>
  ([number, ...others]: readonly number[]): number | undefined =>
    others.length === 0 && number !== undefined && number >= least && number <= most ? number : undefined;

/** The pocket, 0 to 36. */
export const readRoulette = readFrom(0, POCKETS - 1);
/** The sector, 1 to 12. */
export const readRing = readFrom(1, SECTORS);

/** Nought is green. */
export const pocketColour = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';

const unlessNought = (cellOf: (pocket: number) => string) => (pocket: number) =>
  pocket === 0 ? undefined : cellOf(pocket);
/** Cells of equal size that pay as roulette does: 36 for a won, shared by the pockets of a cell. */
const equal = (keys: readonly string[], ways: number): CellRows =>
  keys.map((key) => [key, ways, Math.floor(3_600 / ways)] as const);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));

/** Each cell pays 36 for a won, divided by its pockets; nought wins on its number alone (rule WHL-1). */
export const roulette = plainFamily('roulette', (words) => [words.below(POCKETS)], readRoulette, [
  marketRule<number>('mg.ro.color', POCKETS, equal(['red', 'black'], 18), unlessNought(pocketColour)),
  marketRule<number>('mg.ro.oe', POCKETS, equal(['odd', 'even'], 18), unlessNought(parityOf)),
  marketRule<number>(
    'mg.ro.half',
    POCKETS,
    equal(['low', 'high'], 18),
    unlessNought((pocket) => (pocket <= 18 ? 'low' : 'high')),
  ),
  marketRule<number>(
    'mg.ro.dozen',
    POCKETS,
    equal(numbered(3), 12),
    unlessNought((pocket) => String(Math.ceil(pocket / 12))),
  ),
  marketRule<number>(
    'mg.ro.column',
    POCKETS,
    equal(numbered(3), 12),
    unlessNought((pocket) => String(((pocket - 1) % 3) + 1)),
  ),
  marketRule<number>(
    'mg.ro.line',
    POCKETS,
    equal(numbered(6), 6),
    unlessNought((pocket) => String(Math.ceil(pocket / 6))),
  ),
  marketRule<number>(
    'mg.ro.street',
    POCKETS,
    equal(numbered(12), 3),
    unlessNought((pocket) => String(Math.ceil(pocket / 3))),
  ),
  marketRule<number>('mg.ro.number', POCKETS, equal(['0', ...numbered(36)], 1), String),
]);

/** Twelve sectors: odd or even, to six or beyond, thirds, the number (rule WHL-2). */
export const oneRing = plainFamily('oneRing', (words) => [words.below(SECTORS) + 1], readRing, [
  marketRule<number>(
    'mg.or.oe',
    2,
    [
      ['odd', 1, 195],
      ['even', 1, 195],
    ],
    parityOf,
  ),
  marketRule<number>(
    'mg.or.uo',
    2,
    [
      ['under', 1, 195],
      ['over', 1, 195],
    ],
    (sector) => (sector <= 6 ? 'under' : 'over'),
  ),
  marketRule<number>(
    'mg.or.size',
    3,
    ['small', 'middle', 'big'].map((key) => [key, 1] as const),
    (sector) => ['small', 'middle', 'big'][Math.ceil(sector / 4) - 1],
  ),
  marketRule<number>(
    'mg.or.number',
    SECTORS,
    numbered(SECTORS).map((key) => [key, 1] as const),
    String,
  ),
]);
