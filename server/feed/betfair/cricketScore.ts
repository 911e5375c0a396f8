/**
 * Live scores of cricket as Betfair's second stream tells them (`op: ccm`), a few messages a ball, on the clock of the markets. Rules BF-C1 … BF-C4
 * (docs/FEEDS.md).
 */
import { z } from 'zod';
import { FULL_TIME } from '../../../src/domain/reference/periods.ts';
import type { Score } from '../../../src/domain/sports/fixture.ts';

const Name = z.string().min(1).max(80);
const Count = z.number().int().min(0).max(10_000);

const Innings = z.object({
  /** Who bats; `0` until it is known, absent for innings that have not begun. */
  battingTeam: z.string().max(80).optional(),
  inningsRuns: Count,
  /** Whole overs, and balls of the one under way: `15.4`. */
  inningsOvers: z.string().regex(/^\d{1,3}(\.[0-6])?$/),
  inningsWickets: Count,
});
type Innings = z.infer<typeof Innings>;

const MatchStats = z.object({
  currentInnings: z.number().int().min(1).max(4),
  inningsStats: z.array(Innings).max(4),
});

/** What one message tells of a match; what it leaves out stays. */
export const CricketChange = z.object({
  eventId: z.string().min(1).max(40),
  fixtureInfo: z
    .object({ homeTeam: Name.optional(), awayTeam: Name.optional(), fixtureStatus: z.string().max(30) })
    .optional(),
  /** Its runner in the market of who wins. */
  homeTeam: z.object({ selectionId: z.number().int().min(0) }).optional(),
  matchStats: MatchStats.optional(),
});
export type CricketChange = z.infer<typeof CricketChange>;

/** A line of a recording of scores. */
export const ScoreMessage = z.object({
  op: z.literal('ccm'),
  /** Publish time, epoch ms. */
  pt: z.number().int().min(0),
  /** Each match is read by itself, so that one bad one does not take the others with it. */
  cc: z.array(z.unknown()).max(1_000).optional(),
});

/** A match as all messages so far make it. */
export interface CricketMatch {
  readonly homeRunner?: string | undefined;
  readonly homeName?: string | undefined;
  readonly awayName?: string | undefined;
  readonly isOver: boolean;
  readonly stats?: z.infer<typeof MatchStats> | undefined;
}

export function evolveMatch(before: CricketMatch | undefined, change: CricketChange): CricketMatch {
  const { fixtureInfo, homeTeam, matchStats } = change;
  return {
    homeRunner: homeTeam?.selectionId.toString() ?? before?.homeRunner,
    homeName: fixtureInfo?.homeTeam ?? before?.homeName,
    awayName: fixtureInfo?.awayTeam ?? before?.awayName,
    isOver: fixtureInfo === undefined ? (before?.isOver ?? false) : fixtureInfo.fixtureStatus === 'FINISHED',
    stats: matchStats ?? before?.stats,
  };
}

/** Who plays on which side of the market (BF-C3); `undefined` until both names and their sides are known. */
export function teamsOf(
  { homeRunner, homeName, awayName }: CricketMatch,
  firstRunner: string | undefined,
): { readonly home: string; readonly away: string } | undefined {
  if (homeRunner === undefined || homeName === undefined || awayName === undefined) return undefined;
  return homeRunner === firstRunner ? { home: homeName, away: awayName } : { home: awayName, away: homeName };
}

/** Runs are the score and the innings its period (BF-C1); wickets and balls are counted besides (BF-C2). `undefined` before the first ball. */
export function cricketScoreOf(
  { stats, isOver }: CricketMatch,
  { home, away }: { readonly home: string; readonly away: string },
): Score | undefined {
  if (stats === undefined) return undefined;
  const both = (of: (innings: Innings) => number) => {
    const sumOf = (team: string) =>
      stats.inningsStats.filter(({ battingTeam }) => battingTeam === team).reduce((sum, one) => sum + of(one), 0);
    return { home: sumOf(home), away: sumOf(away) };
  };
  const counts: NonNullable<Score['play']>['counts'] = [
    { of: 'wickets', ...both(({ inningsWickets }) => inningsWickets) },
    { of: 'balls', ...both(({ inningsOvers }) => ballsOf(inningsOvers)) },
  ];
  return {
    period: isOver ? FULL_TIME : stats.currentInnings,
    clockSeconds: 0,
    ...both(({ inningsRuns }) => inningsRuns),
    play: { periods: [], counts, diamond: null, server: null, incidents: [], held: null },
  };
}

/** Six balls an over: `15.4` is 94. */
function ballsOf(overs: string): number {
  const [whole = '0', balls = '0'] = overs.split('.');
  return Number(whole) * 6 + Number(balls);
}
