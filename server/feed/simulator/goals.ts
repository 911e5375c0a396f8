/** Spreads the points of a final score over the minutes of a game. */
import { BREAK, type FinalScore, type Goal, type Phase } from './sportModel.ts';
import type { Random } from './random.ts';

/** How many points the next score of a side is worth, given what is left to score. */
export type PointsOf = (random: Random, left: number) => number;

/** Each score counts one: goals, runs, sets. */
export const onePoint: PointsOf = () => 1;

/** Regular points fall anywhere in the regular phases, extra ones in the last phase. In order of minutes. */
export function spreadGoals(
  final: FinalScore,
  phases: readonly Phase[],
  random: Random,
  pointsOf: PointsOf,
): readonly Goal[] {
  const extra = final.extra ?? { home: 0, away: 0 };
  const regularPhases = final.extra === null ? phases : phases.slice(0, -1);
  const place = (within: readonly Phase[]) => minuteIn(within, random());
  const placeExtra = () => minuteIn(phases, 1 - random() * 1e-3);
  const goals = (['home', 'away'] as const).flatMap((side) => [
    ...split(final[side] - extra[side], random, pointsOf).map((points) => ({
      side,
      points,
      minute: place(regularPhases),
    })),
    ...split(extra[side], random, pointsOf).map((points) => ({ side, points, minute: placeExtra() })),
  ]);
  return goals.toSorted((a, b) => a.minute - b.minute);
}

/** The minute at which `part` (0 … 1) of the playing time of these phases is over; breaks are skipped. */
function minuteIn(phases: readonly Phase[], part: number): number {
  const playing = phases.reduce((sum, phase) => sum + (phase.code === BREAK ? 0 : phase.minutes), 0);
  let left = playing * part;
  let minute = 0;
  for (const phase of phases) {
    if (phase.code !== BREAK) {
      if (left < phase.minutes) return minute + left;
      left -= phase.minutes;
    }
    minute += phase.minutes;
  }
  return minute;
}

function split(points: number, random: Random, pointsOf: PointsOf): readonly number[] {
  const parts: number[] = [];
  for (let left = points; left > 0;) {
    const part = Math.min(left, pointsOf(random, left));
    parts.push(part);
    left -= part;
  }
  return parts;
}
