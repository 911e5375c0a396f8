/** Where a game stands some minutes after its start: period, clock, goals so far. */
import type { Score } from '../../../src/domain/sports/fixture.ts';
import type { Goal, Phase } from './sportModel.ts';

/** @param minute real minutes since the start, 0 or more */
export function scoreAt(phases: readonly Phase[], goals: readonly Goal[], minute: number): Score {
  const sums = { home: 0, away: 0 };
  for (const goal of goals) {
    if (goal.minute > minute) break;
    sums[goal.side] += goal.points;
  }
  return { ...clockAt(phases, minute), ...sums };
}

function clockAt(phases: readonly Phase[], minute: number): { readonly period: number; readonly clockSeconds: number } {
  let left = minute;
  let clockSeconds = 0;
  let period = -1;
  for (const phase of phases) {
    period = phase.code;
    if (left < phase.minutes) {
      return { period, clockSeconds: clockSeconds + Math.floor((left / phase.minutes) * phase.clockSeconds) };
    }
    left -= phase.minutes;
    clockSeconds += phase.clockSeconds;
  }
  return { period, clockSeconds };
}
