/**
 * What is known of two sides before they meet (rules TBL): their last games, their last games against one another, and where they stand in their league.
 */
import { z } from 'zod';
import { SPORT, SportId } from '../reference/sports.ts';
import { FIXTURE_LIMITS, Fixture } from '../sports/fixture.ts';
import { FinalTally, GameResult } from './gameResult.ts';

/** Which two sides are asked about; teams have no ids of their own, and are told apart by sport and name. */
export const TeamsAsked = z.object({
  sportId: SportId,
  leagueId: Fixture.shape.leagueId,
  home: z.string().min(1).max(FIXTURE_LIMITS.team),
  away: z.string().min(1).max(FIXTURE_LIMITS.team),
});
export type TeamsAsked = z.infer<typeof TeamsAsked>;

/** Of each side, and of both: as many games at most. */
export const RECENT_GAMES = 5;

/** A season is what a league played in as many days: its first game within them begins it (TBL-1). */
export const SEASON_DAYS = 300;

export const RecentGame = GameResult.pick({
  fixtureId: true,
  leagueName: true,
  home: true,
  away: true,
  startAt: true,
}).extend({ score: FinalTally });
export type RecentGame = z.infer<typeof RecentGame>;

const Count = z.number().int().min(0);

/** What a team did in a season; goals, points or sets, as its sport's score counts them. */
export const SeasonRecord = z.object({ won: Count, drawn: Count, lost: Count, scored: Count, conceded: Count });
export type SeasonRecord = z.infer<typeof SeasonRecord>;

export const Standing = SeasonRecord.extend({
  /** From 1; equal teams share one. */
  place: z.number().int().min(1),
  /** `null` where the sport's tables go by the share of games won (TBL-2). */
  points: Count.nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const TeamResults = z.object({
  /** Newest first. */
  home: z.array(RecentGame).max(RECENT_GAMES),
  away: z.array(RecentGame).max(RECENT_GAMES),
  /** Against one another, at whichever ground. */
  meetings: z.array(RecentGame).max(RECENT_GAMES),
  table: z.object({
    /** Teams that played in the league this season. */
    teams: Count,
    /** `null` for a side that has not. */
    home: Standing.nullable(),
    away: Standing.nullable(),
  }),
});
export type TeamResults = z.infer<typeof TeamResults>;

/** Sports whose tables go by points: three for a win, one for a draw. */
const BY_POINTS: ReadonlySet<string> = new Set([SPORT.football, SPORT.handball]);

/**
 * A season's table, best first (TBL-2): by points, elsewhere by the share of decided games that were won; then by difference, then by what was scored.
 */
export function leagueTable(
  sportId: SportId,
  records: ReadonlyMap<string, SeasonRecord>,
): ReadonlyMap<string, Standing> {
  const hasPoints = BY_POINTS.has(sportId);
  const order = hasPoints ? byPoints : byShare;
  const rows = [...records].toSorted(([nameA, a], [nameB, b]) => order(a, b) || (nameA < nameB ? -1 : 1));
  const table = new Map<string, Standing>();
  let place = 0;
  let above: SeasonRecord | undefined;
  for (const [index, [name, record]] of rows.entries()) {
    if (above === undefined || order(above, record) !== 0) place = index + 1;
    above = record;
    table.set(name, { ...record, place, points: hasPoints ? pointsOf(record) : null });
  }
  return table;
}

const pointsOf = ({ won, drawn }: SeasonRecord): number => 3 * won + drawn;

const byPoints = (a: SeasonRecord, b: SeasonRecord): number => pointsOf(b) - pointsOf(a) || byScore(a, b);

/** Shares are compared as whole numbers: a / (a + b) against c / (c + d). Who decided no game stands below who did. */
function byShare(a: SeasonRecord, b: SeasonRecord): number {
  const [ofA, ofB] = [a.won + a.lost, b.won + b.lost];
  if (ofA === 0 || ofB === 0) return ofB - ofA || byScore(a, b);
  return b.won * ofA - a.won * ofB || byScore(a, b);
}

const byScore = (a: SeasonRecord, b: SeasonRecord): number =>
  b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;
