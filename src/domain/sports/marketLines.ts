/**
 * The lines of a market: all of them in the order of their numbers, the main one, and those that go on being shown (rules MKL-1, MKL-2, BRD-13).
 * Every page that shows one line of many, or a ladder of them, asks here.
 */
import { offeredOdds, type Fixture, type Market, type Side } from './fixture.ts';

/** A line as a number, home view; 0 for a market without one. */
export function numberOfLine(baseLine: string): number {
  const number = Number.parseFloat(baseLine);
  return Number.isNaN(number) ? 0 : number;
}

/** All lines of a market in the order of their numbers; equal ones as they stand (rule MKL-1). */
export function linesOf({ markets }: Pick<Fixture, 'markets'>, marketId: string): readonly Market[] {
  const lines = markets.filter((market) => market.marketId === marketId);
  return lines.length < 2 ? lines : lines.toSorted((a, b) => numberOfLine(a.baseLine) - numberOfLine(b.baseLine));
}

/**
 * The line on which both sides are priced most alike (rule MKL-2): the two prices nearest to one another, of equals the smaller line. One that is
 * settled counts only where all are; a suspended one counts, so that a goal moves no row to another line.
 */
export function mainLineOf(fixture: Pick<Fixture, 'markets'>, marketId: string): Market | undefined {
  const lines = linesOf(fixture, marketId);
  let main: Market | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const distance = distanceOf(line);
    if (main !== undefined && distance >= least) continue;
    main = line;
    least = distance;
  }
  return main;
}

/** Which lines of a game are shown where it is looked at. */
export interface HeldLines {
  /** The main line of each market that is shown, in its place; `undefined` for one that the game has not. */
  readonly mains: readonly (Market | undefined)[];
  /** All that are shown. */
  readonly markets: readonly Market[];
}

/** Whatever was asked has been answered. */
export const isSettled = ({ selections }: Market): boolean =>
  selections.length > 0 && selections.every(({ status }) => status === 'settled');

/** Of some lines, as they stand now, those that were shown and stay: all but settled ones (rule BRD-13). */
export const heldLines = (lines: readonly Market[], shown: HeldLines['mains'] = []): readonly Market[] =>
  lines.filter(
    (line) =>
      !isSettled(line) && shown.some((one) => one?.marketId === line.marketId && one.baseLine === line.baseLine),
  );

/**
 * What is shown of the lines of one market (rule BRD-13): none that stays gives way, and a free place is taken by what would be shown now.
 *
 * @param now what would be shown if nothing were, what matters most first
 * @param most how many there is room for
 */
export function linesToShow(
  lines: readonly Market[],
  now: readonly Market[],
  shown: readonly Market[] | undefined,
  most: number,
): readonly Market[] {
  const chosen = new Set(heldLines(lines, shown));
  for (const line of now) if (chosen.size < most) chosen.add(line);
  return lines.filter((line) => chosen.has(line));
}

const FIRST: ReadonlySet<Side> = new Set(['home', 'over']);
const SECOND: ReadonlySet<Side> = new Set(['away', 'under']);

/** Far apart for a settled line, and infinitely for one that lacks a side. */
function distanceOf({ selections }: Market): number {
  const first = selections.find(({ side }) => FIRST.has(side));
  const second = selections.find(({ side }) => SECOND.has(side));
  if (first === undefined || second === undefined) return Number.POSITIVE_INFINITY;
  const distance = Math.abs(offeredOdds(first) - offeredOdds(second));
  return first.status === 'settled' && second.status === 'settled' ? distance + SETTLED : distance;
}

/** More than any two prices are apart, hundredths. */
const SETTLED = 1e12;
