/** The parts that a match of each sport is played in, by the feed's period codes: which there must be, which there may be besides, and what wins a match of sets. */
import { SPORT, type SportId } from '../../reference/sports.ts';

/** Sets that win a match: at least, and at most. */
export interface SetsToWin {
  readonly least: number;
  readonly most: number;
  /** Whether a match may end with as many on both sides, or go on once it is won. */
  readonly canDraw: boolean;
}

export interface MatchParts {
  /** Of regular time, in their order; of a sport won by sets all that there can be. */
  readonly regular: readonly number[];
  /** Extra time and extra innings; shoot-outs are not part of any score. */
  readonly overtime: readonly number[];
  /** Where parts are won rather than added up; `undefined` elsewhere. */
  readonly sets?: SetsToWin;
}

const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const halves: MatchParts = { regular: [10, 20], overtime: [30, 35] };
const counted = (count: number): MatchParts => ({ regular: firstOf(count), overtime: [40] });
const sets = (least: number, most: number, canDraw = false): MatchParts => ({
  regular: firstOf(2 * most - 1),
  overtime: [],
  sets: { least, most, canDraw },
});

const bySport: Readonly<Record<string, MatchParts>> = {
  [SPORT.football]: halves,
  [SPORT.basketball]: counted(4),
  [SPORT.iceHockey]: counted(3),
  [SPORT.baseball]: counted(9),
  [SPORT.handball]: halves,
  [SPORT.americanFootball]: counted(4),
  [SPORT.volleyball]: sets(3, 3),
  [SPORT.tennis]: sets(2, 3),
  [SPORT.eSports]: sets(1, 5, true),
  [SPORT.tableTennis]: sets(3, 4),
  [SPORT.badminton]: sets(2, 2),
};

/** `undefined` for a sport whose score is known as a whole alone. */
export const matchPartsOf = (sportId: SportId): MatchParts | undefined =>
  Object.hasOwn(bySport, sportId) ? bySport[sportId] : undefined;
