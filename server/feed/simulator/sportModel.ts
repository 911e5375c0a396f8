/** What the simulator must know of a sport: what to expect of two teams, how a game ends, and how it gets there. */
import type { Outlook } from './distribution.ts';
import type { Random } from './random.ts';

/** What is expected of one game, in the sport's points. */
export interface Expectation {
  /** How far home is better: points, or log-odds of a set for sports of sets. */
  readonly supremacy: number;
  /** Points of both sides together, or the most sets that can be played. */
  readonly total: number;
}

/** How a game ended. `extra` is the part of it that was scored in overtime or extra innings. */
export interface FinalScore {
  readonly home: number;
  readonly away: number;
  readonly extra: { readonly home: number; readonly away: number } | null;
}

/** A stretch of a game. Nothing is scored in a break. */
export interface Phase {
  /** Period code of the feed; 80 is a break. */
  readonly code: number;
  readonly minutes: number;
  /** Seconds of the sport's own clock that pass in it. */
  readonly clockSeconds: number;
}

/** `points` scored by one side, `minute` minutes of real time after the start. */
export interface Goal {
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly points: number;
}

export const BREAK = 80;

/** A sport as chances: from two teams' strength to prices, scores and a course of play. */
export interface SportModel {
  /** @param edge difference of the two teams' strengths, home minus away, in standard deviations */
  expectation(edge: number, scoring: number | null): Expectation;
  /** The expectation after opinion drifted by `margin` and `total`, each a small number around 0. */
  drifted(expected: Expectation, margin: number, total: number): Expectation;
  outlook(expected: Expectation): Outlook;
  /** Drawn from the same distribution as `outlook`. */
  finalScore(expected: Expectation, random: Random): FinalScore;
  /** The stretches of a game that ends so. */
  phases(final: FinalScore): readonly Phase[];
  /** Who scores when; adds up to `final`. In order of minutes. */
  goals(final: FinalScore, random: Random): readonly Goal[];
  /** Period code of a game that ended so: 100, or 101 after overtime. */
  endCode(final: FinalScore): number;
}

/** Real minutes a game takes. */
export function minutesOf(phases: readonly Phase[]): number {
  return phases.reduce((sum, phase) => sum + phase.minutes, 0);
}
