/** Writes what a delivery planned: fixtures, producer states, events, results, all in the caller's transaction. */
import { sql } from 'kysely';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import { recordResults } from '../settlement/recordResults.ts';
import { settleSome } from '../settlement/settleSome.ts';
import type { Work } from '../store/store.ts';
import type { DeliveryPlan } from './planDelivery.ts';

/** Rows of one statement. */
const CHUNK_ROWS = 200;

/** Bets settled in the delivery itself; what goes beyond is settled behind it, so that prices never wait for it. */
const AT_ONCE_BETS = 25;

/**
 * @param at epoch ms
 * @returns the number of bets settled at once
 */
export async function storeDelivery(tx: Work, plan: DeliveryPlan, at: number): Promise<number> {
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
  if ((await recordResults(tx, plan.settled, at)) === 0) return 0;
  // A bet that cannot be settled must not stop prices: the settler behind meets it again and sets it aside.
  return settleGuarded(tx, at);
}

async function settleGuarded(tx: Work, at: number): Promise<number> {
  await sql`SAVEPOINT at_once`.execute(tx);
  let settled = 0;
  try {
    settled = (await settleSome(tx, AT_ONCE_BETS, at)).settled;
  } catch {
    await sql`ROLLBACK TO at_once`.execute(tx);
  }
  await sql`RELEASE at_once`.execute(tx);
  return settled;
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
