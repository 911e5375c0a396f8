/** Writes what a delivery planned: fixtures, producer states, events, results, all in the caller's transaction. */
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import { storeGameResults, takeBackResults } from '../results/storeGameResults.ts';
import { recordResults, type DisputedResult } from '../settlement/recordResults.ts';
import { settleAtOnce } from '../settlement/settleAtOnce.ts';
import type { Work } from '../store/store.ts';
import type { DeliveryPlan } from './planDelivery.ts';

/** Rows of one statement. */
const CHUNK_ROWS = 200;

/** What became of the results in a delivery. */
export interface StoredDelivery {
  /** Bets settled at once. */
  readonly settledBets: number;
  readonly disputed: readonly DisputedResult[];
  /** Games of which another score or status is known than before (RES-3). */
  readonly correctedGames: number;
}

/** @param at epoch ms */
export async function storeDelivery(tx: Work, plan: DeliveryPlan, at: number): Promise<StoredDelivery> {
  for (const chunk of chunksOf(plan.stored)) await upsertFixtures(tx, chunk);
  for (const chunk of chunksOf(plan.closed)) await tx.deleteFrom('fixtures').where('fixture_id', 'in', chunk).execute();
  for (const { producer, state } of plan.producers) {
    await tx
      .insertInto('producers')
      .values({ producer, state, changed_at: at })
      .onConflict((conflict) => conflict.column('producer').doUpdateSet({ state, changed_at: at }))
      .execute();
  }
  await appendFeedEvents(tx, plan.events);
  await takeBackResults(tx, plan.notEnded);
  const correctedGames = await storeGameResults(tx, plan.ended);
  const { changed, disputed } = await recordResults(tx, plan.settled, at);
  return { settledBets: changed === 0 ? 0 : await settleAtOnce(tx, at), disputed, correctedGames };
}

async function upsertFixtures(tx: Work, fixtures: readonly Fixture[]): Promise<void> {
  const rows = fixtures.map((fixture) => ({
    fixture_id: fixture.fixtureId,
    sport_id: fixture.sportId,
    location_id: fixture.locationId,
    league_id: fixture.leagueId,
    start_at: fixture.startAt,
    status: fixture.status,
    body: JSON.stringify(fixture),
  }));
  await tx
    .insertInto('fixtures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('fixture_id').doUpdateSet((change) => ({
        sport_id: change.ref('excluded.sport_id'),
        location_id: change.ref('excluded.location_id'),
        league_id: change.ref('excluded.league_id'),
        start_at: change.ref('excluded.start_at'),
        status: change.ref('excluded.status'),
        body: change.ref('excluded.body'),
      })),
    )
    .execute();
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let first = 0; first < rows.length; first += CHUNK_ROWS) yield rows.slice(first, first + CHUNK_ROWS);
}
