/**
 * How a game in play stands beyond its score: what each period came to, what is counted besides points, who is on base, who serves, what happened
 * last, and why its prices are held. Whatever a feed does not tell is not there: an empty list, or `null`.
 */
import { z } from 'zod';

/** Longest lists of a game in play. */
export const PLAY_LIMITS = { periods: 20, counts: 16, incidents: 8 } as const;

/** Counted for both sides besides the score; `points` are those of the set being played, `balls` those bowled at a side in cricket, six an over. */
export const COUNTS = [
  'corners',
  'yellowCards',
  'redCards',
  'shots',
  'fouls',
  'hits',
  'errors',
  'timeouts',
  'points',
  'freeThrows',
  'wickets',
  'balls',
] as const;

export const INCIDENTS = [
  'goal',
  'ownGoal',
  'penaltyGoal',
  'missedPenalty',
  'yellowCard',
  'redCard',
  'substitution',
  'corner',
  'foul',
  'timeout',
  'periodBegun',
  'periodEnded',
  'point',
  'freeThrow',
  'twoPoints',
  'threePoints',
  'hit',
  'homeRun',
  'run',
  'walk',
  'strikeOut',
  'out',
  'set',
  'powerPlay',
] as const;

/** Why prices of a game are held for the moment. */
export const HELD_BY = ['goal', 'card', 'penalty', 'timeout', 'period', 'review', 'runners'] as const;

const Team = z.enum(['home', 'away']);
const Count = z.number().int().min(0);
/** −1 before the start; the feed's codes from there on. */
const Period = z.number().int().min(-1);

export const PeriodScore = z.object({ period: Period, home: Count, away: Count });
export type PeriodScore = z.infer<typeof PeriodScore>;

export const Incident = z.object({
  of: z.enum(INCIDENTS),
  side: Team.nullable(),
  period: Period,
  clockSeconds: Count,
  /** The score after it. */
  home: Count,
  away: Count,
});
export type Incident = z.infer<typeof Incident>;

/** Baseball: which half of the inning, what the batter has, and who is on base. */
export const Diamond = z.object({
  half: z.enum(['top', 'bottom']),
  outs: z.number().int().min(0).max(2),
  balls: z.number().int().min(0).max(3),
  strikes: z.number().int().min(0).max(2),
  /** First, second, third. */
  bases: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
});
export type Diamond = z.infer<typeof Diamond>;

export const Play = z.object({
  /** Those that have begun, in their order. */
  periods: z.array(PeriodScore).max(PLAY_LIMITS.periods),
  counts: z.array(z.object({ of: z.enum(COUNTS), home: Count, away: Count })).max(PLAY_LIMITS.counts),
  diamond: Diamond.nullable(),
  /** Who serves. */
  server: Team.nullable(),
  /** The last ones, newest last. */
  incidents: z.array(Incident).max(PLAY_LIMITS.incidents),
  held: z.enum(HELD_BY).nullable(),
});
export type Play = z.infer<typeof Play>;
