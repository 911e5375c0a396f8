/** What the simulator must know of a sport: what to expect of two teams, how a game of them goes, and the chances of it as it stands. */
import type { KnownMarketId } from '../../../src/domain/reference/markets.ts';
import type { MarketScope } from '../../../src/domain/reference/marketTable.ts';
import type { Part } from './chances/part.ts';
import type { Course, Standing } from './course.ts';
import type { Random } from './random.ts';

/** What is expected of one game, in the sport's points. */
export interface Expectation {
  /** How far home is better: points, or log-odds of a set for sports of sets. */
  readonly supremacy: number;
  /** Points of both sides together; of sports of sets the most sets that can be played. */
  readonly total: number;
}

/** Supremacy, kept within ± a limit. */
export const keptWithin =
  (limit: number) =>
  (supremacy: number): number =>
    Math.max(-limit, Math.min(limit, supremacy));

/** A part of a game that markets ask about; corners are counted beside the score. */
export type PartName = MarketScope | 'corners';

/** A game as chances, from where it stands to its end. */
export interface Prospect {
  /** @throws RangeError for a part that the sport does not have */
  part(name: PartName): Part;
  /** The chance of a name of a market that follows from no score; 0 for a name that it does not have. */
  named(marketId: KnownMarketId, name: string): number;
}

/** A sport as chances: from two teams' strength to prices and a course of play. */
export interface SportModel {
  /** @param edge difference of the two teams' strengths, home minus away, in standard deviations */
  expectation(edge: number, scoring: number | null): Expectation;
  /** The expectation after opinion drifted by `margin` and `total`, each a small number around 0. */
  drifted(expected: Expectation, margin: number, total: number): Expectation;
  prospect(expected: Expectation, standing: Standing): Prospect;
  /** Drawn from the same chances as `prospect` before the start. */
  course(expected: Expectation, random: Random): Course;
}
