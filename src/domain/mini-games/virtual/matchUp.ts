/** Who plays whom in a round of virtual soccer and basketball: a round robin that never ends, and ratings that change by the day. */
import { publicNumber } from './publicChance.ts';

/** A side of a match. */
export interface RatedTeam {
  /** Its place in the venue's table of names, from 0. */
  readonly team: number;
  /** 60 to 95, its form of the day included. */
  readonly rating: number;
}

/** Two sides of one venue, the first at home. */
export interface MatchUp {
  readonly home: RatedTeam;
  readonly away: RatedTeam;
}

/** What a rating is in the middle. */
export const EVEN_RATING = 78;
const WEAKEST = 63;
const SPREAD = 30;
const FORM = 5;

/**
 * The match of a round (rule VIR-1): by the circle method, so that all meet all and no team stands in two rounds that follow one another.
 *
 * @param teams how many the venue has; even, at least six
 * @param count rounds of the venue before this one, ever
 * @param day what the form follows from
 */
export function matchUpOf(venue: string, teams: number, count: number, day: string): MatchUp {
  const [half, circle] = [teams / 2, teams - 1];
  const [turn, place] = [Math.floor(count / half), count % half];
  const [first, second] =
    place === 0 ? [circle, turn % circle] : [(turn + place) % circle, (turn - place + circle * half) % circle];
  // Whoever was at home when two met last is away now; an odd circle turns over the place of the last team by itself.
  const isSwapped = (place === 0 ? turn : Math.floor(turn / circle) + place) % 2 === 1;
  const rated = (team: number): RatedTeam => ({ team, rating: ratingOf(venue, team, day) });
  return isSwapped ? { home: rated(second), away: rated(first) } : { home: rated(first), away: rated(second) };
}

/** 60 to 95: what a team or runner is worth, and up to two points of form either way. */
export function ratingOf(venue: string, number: number, day: string): number {
  const worth = WEAKEST + (publicNumber(`${venue}|${number}`) % SPREAD);
  return worth + (publicNumber(`${venue}|${number}|${day}`) % FORM) - 2;
}
