/** The page of the list of results (`domain/lists/resultList.ts`), read off an index that stands in its order. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { sql } from 'kysely';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { foldedName, type ResultFilter } from '../../src/domain/lists/resultList.ts';
import type { GameResult } from '../../src/domain/results/gameResult.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';

/** A search without a first day looks back so far from its last, days: names are compared row by row. */
const SEARCHED_DAYS = 60;

export async function readResultPage(tx: Work, asked: RowsAsked<ResultFilter>): Promise<GameResult[]> {
  const rows = await resultPageQuery(tx, asked).execute();
  return rows.map(({ body }) => JSON.parse(body) as GameResult);
}

/** Those of some games that have ended. */
export async function readGamesEnded(tx: Work, fixtureIds: readonly FixtureId[]): Promise<GameResult[]> {
  const rows = await tx.selectFrom('game_results').select('body').where('fixture_id', 'in', fixtureIds).execute();
  return rows.map(({ body }) => JSON.parse(body) as GameResult);
}

/** Bodies alone, the latest start first. */
export function resultPageQuery(tx: Work, { filter, after, limit }: Omit<RowsAsked<ResultFilter>, 'memberId'>) {
  const { until, category, leagueId } = filter;
  const search = foldedName(filter.search ?? '');
  const isFound = tx.engine.contains(sql`names`, search);
  const earliest = sql<number>`(SELECT max(start_at) FROM game_results) - ${SEARCHED_DAYS * DAY_MS}`;
  return tx
    .selectFrom('game_results')
    .select('body')
    .$if(category !== undefined && leagueId === undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(leagueId !== undefined, (query) => query.where('league_id', '=', leagueId ?? ''))
    .$if(filter.from !== undefined, (query) => query.where('start_at', '>=', filter.from ?? 0))
    .$if(search !== '' && filter.from === undefined, (query) => query.where('start_at', '>=', earliest))
    .$if(until !== undefined, (query) => query.where('start_at', '<', until ?? 0))
    .$if(search !== '', (query) => query.where(isFound))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(start_at, fixture_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('start_at', 'desc')
    .orderBy('fixture_id', 'desc')
    .limit(limit);
}
