/**
 * How a game in play stands as whole numbers from 0, for the two forms that games are packed in. A list begins with its length, a word is its place
 * in its closed table, what may be missing is one more than its place.
 */
import { COUNTS, HELD_BY, INCIDENTS, PLAY_LIMITS, type Diamond, type Incident, type Play } from './play.ts';

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

/** @returns what may be a play, for its schema to judge: what is no number is `NaN`, what is no place is `undefined` */
export function unpackPlay(next: NextNumber): unknown {
  const periods = readList(next, PLAY_LIMITS.periods, () => ({
    period: next() - FIRST_PERIOD,
    home: next(),
    away: next(),
  }));
  const counts = readList(next, PLAY_LIMITS.counts, () => ({ of: COUNTS[next()], home: next(), away: next() }));
  const diamond = readDiamond(next());
  const server = atPlace(TEAMS, next());
  const incidents = readList(next, PLAY_LIMITS.incidents, () => ({
    of: INCIDENTS[next()],
    side: atPlace(TEAMS, next()),
    period: next() - FIRST_PERIOD,
    clockSeconds: next(),
    home: next(),
    away: next(),
  }));
  return { periods, counts, diamond, server, incidents, held: atPlace(HELD_BY, next()) };
}

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

/** `undefined` for a length that no list has: what follows it is not read. */
function readList<Item>(next: NextNumber, most: number, read: () => Item): Item[] | undefined {
  const length = next();
  return length <= most ? Array.from({ length }, read) : undefined;
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

function readDiamond(number: number): unknown {
  if (number === 0) return null;
  let rest = number - 1;
  const digit = (base: number): number => {
    const value = rest % base;
    rest = Math.floor(rest / base);
    return value;
  };
  const half = HALVES[digit(2)];
  const [outs, balls, strikes] = [digit(3), digit(4), digit(3)];
  const bases = [digit(2) === 1, digit(2) === 1, digit(2) === 1];
  return rest === 0 ? { half, outs, balls, strikes, bases } : undefined;
}
