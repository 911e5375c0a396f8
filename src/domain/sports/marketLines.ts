/**
 * The lines of a market: all of them in the order of their numbers, and the main one (rules MKL-1, MKL-2). Every page that shows one line of many,
 * or a ladder of them, asks here.
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
