/** What is known of two sides (rules TBL): a bounded number of games off an index each, and their league's season added up by the store. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { sql } from 'kysely';
import type { GameResult } from '../../src/domain/results/gameResult.ts';
import {
  leagueTable,
  RECENT_GAMES,
  SEASON_DAYS,
  type RecentGame,
  type SeasonRecord,
  type TeamResults,
  type TeamsAsked,
} from '../../src/domain/results/teamResults.ts';
import type { Work } from '../store/store.ts';

/** More teams than any league has: what is beyond is no season. */
const MAX_TEAMS = 400;

/** @param now epoch ms */
export async function readTeamResults(tx: Work, asked: TeamsAsked, now: number): Promise<TeamResults> {
  const { sportId, leagueId, home, away } = asked;
  const table = leagueTable(sportId, await seasonOf(tx, leagueId, now - SEASON_DAYS * DAY_MS));
  return {
    home: await lastOf(tx, sportId, [{ home }, { away: home }]),
    away: await lastOf(tx, sportId, [{ home: away }, { away }]),
    meetings: await lastOf(tx, sportId, [
      { home, away },
      { home: away, away: home },
    ]),
    table: { teams: table.size, home: table.get(home) ?? null, away: table.get(away) ?? null },
  };
}

type Sides = { readonly home: string; readonly away?: string } | { readonly home?: string; readonly away: string };

/** The last games with those sides, newest first; each pair of sides is one index. */
async function lastOf(tx: Work, sportId: string, sides: readonly Sides[]): Promise<RecentGame[]> {
  const found: RecentGame[] = [];
  for (const { home, away } of sides) {
    const rows = await tx
      .selectFrom('game_results')
      .select('body')
      .where('sport_id', '=', sportId)
      .$if(home !== undefined, (query) => query.where('home', '=', home ?? ''))
      .$if(away !== undefined, (query) => query.where('away', '=', away ?? ''))
      .where('home_score', 'is not', null)
      .orderBy('start_at', 'desc')
      .limit(RECENT_GAMES)
      .execute();
    found.push(...rows.flatMap(({ body }) => recentGame(JSON.parse(body) as GameResult)));
  }
  return found.toSorted((a, b) => b.startAt - a.startAt).slice(0, RECENT_GAMES);
}

function recentGame({ fixtureId, leagueName, home, away, startAt, score }: GameResult): RecentGame[] {
  return score === null ? [] : [{ fixtureId, leagueName, home, away, startAt, score }];
}

async function seasonOf(tx: Work, leagueId: string, since: number): Promise<ReadonlyMap<string, SeasonRecord>> {
  const games = sql`FROM game_results WHERE league_id = ${leagueId} AND start_at >= ${since} AND home_score IS NOT NULL`;
  const { rows } = await sql<SeasonRecord & { team: string }>`
    SELECT team, sum(CASE WHEN scored > conceded THEN 1 ELSE 0 END) AS won, sum(CASE WHEN scored = conceded THEN 1 ELSE 0 END) AS drawn,
           sum(CASE WHEN scored < conceded THEN 1 ELSE 0 END) AS lost,
           sum(scored) AS scored, sum(conceded) AS conceded
    FROM (SELECT home AS team, home_score AS scored, away_score AS conceded ${games}
          UNION ALL SELECT away, away_score, home_score ${games}) AS sides
    GROUP BY team ORDER BY team LIMIT ${MAX_TEAMS}`.execute(tx);
  return new Map(rows.map(({ team, ...record }) => [team, record]));
}
