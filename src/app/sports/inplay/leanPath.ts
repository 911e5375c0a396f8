/** Where the line of a game's momentum goes: home above the middle, away below it, the last price at the right edge. Pure. */
import type { MomentumPoint } from '../../../domain/sports/momentum.ts';

export interface LeanPath {
  /** Steps; where moves are not known the line ends and begins anew. */
  readonly line: string;
  /** Between the line and the middle. */
  readonly area: string;
}

/** Room above and below, so that a stroke is not cut. */
const MARGIN = 3;
/** Share of the width in which the last price stands. */
const TAIL = 0.04;

/** @returns `undefined` for fewer than two points: prices that did not move lean nowhere */
export function leanPath(points: readonly MomentumPoint[], width: number, height: number): LeanPath | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  const middle = height / 2;
  const span = Math.max(1, last.at - first.at);
  const xOf = (at: number) => round(((at - first.at) / span) * width * (1 - TAIL));
  const yOf = ({ home, away }: MomentumPoint) => round(middle - (home - away) * (middle - MARGIN));
  let line = '';
  let area = '';
  for (const [place, point] of points.entries()) {
    const next = points[place + 1];
    const [x, y] = [xOf(point.at), yOf(point)];
    const end = next === undefined ? width : xOf(next.at);
    line += place === 0 || point.isAfterGap ? `M${x} ${y}` : `V${y}`;
    // Nobody knows how long a price stood that moves are missing after.
    if (next?.isAfterGap === true) continue;
    line += `H${end}`;
    area += `M${x} ${middle}V${y}H${end}V${middle}Z`;
  }
  return { line, area };
}

const round = (of: number) => Math.round(of * 10) / 10;
