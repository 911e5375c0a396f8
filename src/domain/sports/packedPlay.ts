/**
 * How a game in play stands as whole numbers from 0, for the two forms that games are packed in. A list begins with its length, a word is its place
 * in its closed table, what may be missing is one more than its place.
 */
import {
  COUNTS,
  HELD_BY,
  INCIDENTS,
  PLAY_LIMITS,
  type Diamond,
  type Incident,
  type PeriodScore,
  type Play,
} from './play.ts';

const TEAMS = ['home', 'away'] as const;
const HALVES = ['top', 'bottom'] as const;
/** A period before the start is −1. */
const FIRST_PERIOD = 1;

/** Gives the next number; `NaN` where there is none. */
export type NextNumber = () => number;

export function packPlay({ periods, counts, diamond, server, incidents, held }: Play): number[] {
  return [
    ...listOf(periods, ({ period, home, away }) => [period + FIRST_PERIOD, home, away]),
    ...listOf(counts, ({ of, home, away }) => [COUNTS.indexOf(of), home, away]),
    diamond === null ? 0 : 1 + diamondNumber(diamond),
    placeOf(TEAMS, server),
    ...listOf(incidents, packIncident),
    placeOf(HELD_BY, held),
  ];
}

/**
 * Checks every number as the schema of a play does: a page reads these and has no schemas.
 *
 * @returns `undefined` for numbers that are no play
 */
export function unpackPlay(next: NextNumber): Play | undefined {
  const periods = readList(next, PLAY_LIMITS.periods, readPeriod);
  const counts = readList(next, PLAY_LIMITS.counts, readCount);
  const diamond = readDiamond(next());
  const server = atPlace(TEAMS, next());
  const incidents = readList(next, PLAY_LIMITS.incidents, readIncident);
  const held = atPlace(HELD_BY, next());
  if (periods === undefined || counts === undefined || incidents === undefined) return undefined;
  if (diamond === undefined || server === undefined || held === undefined) return undefined;
  return { periods, counts, diamond, server, incidents, held };
}

function readPeriod(next: NextNumber): PeriodScore | undefined {
  const [period, home, away] = [next() - FIRST_PERIOD, next(), next()];
  return isPeriod(period) && areCounts(home, away) ? { period, home, away } : undefined;
}

function readCount(next: NextNumber): Play['counts'][number] | undefined {
  const [of, home, away] = [COUNTS[next()], next(), next()];
  return of !== undefined && areCounts(home, away) ? { of, home, away } : undefined;
}

function readIncident(next: NextNumber): Incident | undefined {
  const [of, side, period] = [INCIDENTS[next()], atPlace(TEAMS, next()), next() - FIRST_PERIOD];
  const [clockSeconds, home, away] = [next(), next(), next()];
  if (of === undefined || side === undefined || !isPeriod(period)) return undefined;
  return areCounts(clockSeconds, home, away) ? { of, side, period, clockSeconds, home, away } : undefined;
}

const isPeriod = (period: number): boolean => Number.isSafeInteger(period) && period >= -1;
const areCounts = (...counts: readonly number[]): boolean =>
  counts.every((count) => Number.isSafeInteger(count) && count >= 0);

const packIncident = ({ of, side, period, clockSeconds, home, away }: Incident): number[] => [
  INCIDENTS.indexOf(of),
  placeOf(TEAMS, side),
  period + FIRST_PERIOD,
  clockSeconds,
  home,
  away,
];

function listOf<Item>(items: readonly Item[], numbersOf: (item: Item) => number[]): number[] {
  return [items.length, ...items.flatMap(numbersOf)];
}

/** `undefined` if one of its items is none, or for a length that no list has: what follows is not read. */
function readList<Item>(
  next: NextNumber,
  most: number,
  read: (next: NextNumber) => Item | undefined,
): Item[] | undefined {
  const length = next();
  const items: Item[] = [];
  if (!(Number.isInteger(length) && length >= 0 && length <= most)) return undefined;
  while (items.length < length) {
    const item = read(next);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

const placeOf = <Word>(words: readonly Word[], word: Word | null): number =>
  word === null ? 0 : 1 + words.indexOf(word);

const atPlace = <Word>(words: readonly Word[], place: number): Word | null | undefined =>
  place === 0 ? null : words[place - 1];

/** Half, outs, balls, strikes and three bases as one number of mixed bases. */
function diamondNumber({ half, outs, balls, strikes, bases }: Diamond): number {
  const runners = bases.reduce((sum, isOn, base) => sum + Number(isOn) * 2 ** base, 0);
  return HALVES.indexOf(half) + 2 * (outs + 3 * (balls + 4 * (strikes + 3 * runners)));
}

function readDiamond(number: number): Diamond | null | undefined {
  if (number === 0) return null;
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  let rest = number - 1;
  const digit = (base: number): number => {
    const value = rest % base;
    rest = Math.floor(rest / base);
    return value;
  };
  const half = HALVES[digit(2)];
  const outs = digit(3);
  const balls = digit(4);
  const strikes = digit(3);
  const bases: Diamond['bases'] = [digit(2) === 1, digit(2) === 1, digit(2) === 1];
  return rest === 0 && half !== undefined ? { half, outs, balls, strikes, bases } : undefined;
}
