/**
 * Results by distance from a line (rules OUT-4 … OUT-6). Lines are kept in quarters of a point, as whole numbers, so that −0.75 is exact;
 * a quarter line is half a bet on either neighbour.
 */
import type { Settlement } from '../../reference/statuses.ts';
import type { Side } from '../fixture.ts';
import type { SideScore } from './finalScore.ts';

export const WON: Settlement = 2;
export const LOST: Settlement = 1;
export const PUSHED: Settlement = 3;

const LINE = /^([+-]?)(\d{1,4})(?:\.(0|00|25|5|50|75))?$/;

/** A line in quarters: `-0.75` is −3. `undefined` for a text that is no line of whole, half or quarter points. */
export function quartersOf(line: string): number | undefined {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, sign, whole, part] = match;
  const quarters = Number(whole) * 4 + quarterPart(part ?? '0');
  return sign === '-' && quarters !== 0 ? -quarters : quarters;
}

const quarterPart = (part: string): number => Number(part.padEnd(2, '0')) / 25;

/** @param distance from a push in quarters of a point, above zero good for the pick */
export function resultAt(distance: number): Settlement {
  if (distance >= 2) return WON;
  if (distance === 1) return 5;
  if (distance === 0) return PUSHED;
  return distance === -1 ? 4 : LOST;
}

/**
 * Handicap (rule OUT-5).
 *
 * @param quarters the line from the home side's view
 */
export function handicapResult(side: Side, quarters: number, { home, away }: SideScore): Settlement | undefined {
  const distance = 4 * (home - away) + quarters;
  if (side === 'home') return resultAt(distance);
  return side === 'away' ? resultAt(-distance) : undefined;
}

/** Over and under a total (rule OUT-6). */
export function totalResult(side: Side, quarters: number, total: number): Settlement | undefined {
  const distance = 4 * total - quarters;
  if (side === 'over') return resultAt(distance);
  return side === 'under' ? resultAt(-distance) : undefined;
}
