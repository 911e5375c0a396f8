/** Writes what deliveries planned: fixtures, producer states, events, results, all in the caller's transaction. */
import { sql, type Kysely } from 'kysely';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { FedOpen } from '../../src/domain/sports/rulings.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import { storeGameResults, takeBackResults } from '../results/storeGameResults.ts';
import { judgeContradicted } from '../settlement/contradictedResults.ts';
import { recordResults, type DisputedResult } from '../settlement/recordResults.ts';
import { settleAtOnce } from '../settlement/settleAtOnce.ts';
import { chunksOf } from '../store/chunksOf.ts';
import type { OriginTables } from '../store/originTables.ts';
import { prepare } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import { storeFedOpen } from './overlay.ts';
import type { DeliveryPlan, OfferedSelection, SettledSelection } from './planDelivery.ts';

/** Rows of one statement. */
const CHUNK_ROWS = 200;

/** What became of the results in deliveries. */
export interface StoredDelivery {
  /** Bets settled at once. */
  readonly settledBets: number;
  /** Results that are others than before; bets may be left to settle by them. */
  readonly changedResults: number;
  readonly disputed: readonly DisputedResult[];
  /** Games of which another score or status is known than before (RES-3). */
  readonly correctedGames: number;
}

/**
 * Of fixtures and producers how they are in the end; of events and results all, in their order.
 *
 * @param at epoch ms
 */
export async function storeDeliveries(tx: Work, plans: readonly DeliveryPlan[], at: number): Promise<StoredDelivery> {
  await storeFixtures(tx, plans);
  await storeFedOpen(tx, fedOpenAfter(plans));
  for (const { producer, state } of plans.flatMap((plan) => plan.producers)) {
    await tx
      .insertInto('producers')
      .values({ producer, state, changed_at: at })
      .onConflict((conflict) => conflict.column('producer').doUpdateSet({ state, changed_at: at }))
      .execute();
  }
  await appendFeedEvents(
    tx,
    plans.flatMap((plan) => plan.events),
  );
  const stored = { settledBets: 0, changedResults: 0, disputed: [] as DisputedResult[], correctedGames: 0 };
  /** Games of which results or what is told of their end may be others. */
  const judged: FixtureId[] = [];
  for (const plan of plans) {
    await takeBackResults(tx, plan.notEnded);
    const told = await storeGameResults(tx, plan.ended);
    stored.correctedGames += told.corrected;
    judged.push(...plan.notEnded, ...told.changed);
    const settled = [...plan.settled, ...(await takenBackBy(tx, plan.unsettled))];
    const { changed, disputed } = await recordResults(tx, settled, at);
    stored.disputed.push(...disputed);
    if (changed === 0) continue;
    stored.changedResults += changed;
    judged.push(...settled.map(({ fixtureId }) => fixtureId));
    stored.settledBets += await settleAtOnce(tx, at);
  }
  await judgeContradicted(tx, judged);
  return stored;
}

/** Of some games, the selections with a result or a dispute. */
const selectionsTold = prepare(
  ({ fixtureIds }: { readonly fixtureIds: string }, _, { jsonEach }) => sql<OfferedSelection>`
    SELECT fixture_id AS "fixtureId", selection_id AS "selectionId" FROM results
    WHERE settlement IS NOT NULL AND fixture_id IN (SELECT value FROM ${jsonEach(fixtureIds)})
    UNION SELECT fixture_id, selection_id FROM disputed_results
    WHERE fixture_id IN (SELECT value FROM ${jsonEach(fixtureIds)})`,
);

/** Whichever of them had a result or a dispute before: one statement, however many selections come onto the offer, nearly all for the first time. */
async function takenBackBy(tx: Work, unsettled: readonly OfferedSelection[]): Promise<readonly SettledSelection[]> {
  if (unsettled.length === 0) return [];
  const fixtureIds = [...new Set(unsettled.map(({ fixtureId }) => fixtureId))];
  const told = await selectionsTold(tx, { fixtureIds: JSON.stringify(fixtureIds) });
  const keyOf = ({ fixtureId, selectionId }: OfferedSelection) => `${fixtureId}|${selectionId}`;
  const isTold = new Set(told.map(keyOf));
  return unsettled.flatMap((one) => (isTold.has(keyOf(one)) ? [{ ...one, settlement: null }] : []));
}

/** What is open below holds once all plans are done, of fixtures of which that is otherwise. */
export const fedOpenAfter = (plans: readonly DeliveryPlan[]): ReadonlyMap<FixtureId, FedOpen> =>
  new Map(plans.flatMap((plan) => [...plan.fedOpen]));

/** A fixture that many plans touch is written once. */
async function storeFixtures(tx: Work, plans: readonly DeliveryPlan[]): Promise<void> {
  const after = new Map<FixtureId, Fixture | undefined>();
  for (const plan of plans) {
    for (const fixture of plan.stored) after.set(fixture.fixtureId, fixture);
    for (const id of plan.closed) after.set(id, undefined);
  }
  const rows = [...after.values()].flatMap((fixture) => (fixture === undefined ? [] : [rowOf(fixture)]));
  const [row] = rows;
  if (row !== undefined && rows.length === 1) await upsertOne(tx, row);
  else for (const chunk of chunksOf(rows, CHUNK_ROWS)) await upserted(tx, chunk).execute();
  const closed = [...after].flatMap(([id, fixture]) => (fixture === undefined ? [id] : []));
  for (const chunk of chunksOf(closed, CHUNK_ROWS))
    await tx.deleteFrom('fixtures').where('fixture_id', 'in', chunk).execute();
}

type FixtureRow = Omit<OriginTables['fixtures'], 'fed_open'>;

const upserted = (database: Kysely<OriginTables>, rows: readonly FixtureRow[]) =>
  database
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
    );

/** Most deliveries are of one game. */
const upsertOne = prepare(
  ({ fixture_id, sport_id, location_id, league_id, start_at, status, body }: FixtureRow, database) =>
    upserted(database, [{ fixture_id, sport_id, location_id, league_id, start_at, status, body }]),
);

const rowOf = (fixture: Fixture): FixtureRow => ({
  fixture_id: fixture.fixtureId,
  sport_id: fixture.sportId,
  location_id: fixture.locationId,
  league_id: fixture.leagueId,
  start_at: fixture.startAt,
  status: fixture.status,
  body: JSON.stringify(fixture),
});
