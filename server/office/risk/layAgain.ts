/** Lays the house's rulings over what they reach, in the transaction that changes one (RSK-3): fixtures as members have them, and the events that tell it. */
import { sql } from 'kysely';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import {
  layOver,
  NO_RULINGS,
  type FedOpen,
  type HoldTarget,
  type Rulings,
} from '../../../src/domain/sports/rulings.ts';
import { appendFeedEvents } from '../../events/eventLog.ts';
import { fedOpenOf, fedOpenText, raiseRevision, readRulings } from '../../ingest/overlay.ts';
import type { Work } from '../../store/store.ts';
import { tellOfficeDocument } from '../tellOffice.ts';

/** A fixture as it is stored, with what the feed has open below the rulings. */
export interface RuledFixture {
  readonly fixture: Fixture;
  readonly fedOpen: FedOpen;
}

/** What a target reaches; only a part of the fixture where it is a market or a selection. */
export async function fixturesOf(tx: Work, target: HoldTarget): Promise<readonly RuledFixture[]> {
  const rows = await tx
    .selectFrom('fixtures')
    .select(['body', 'fed_open'])
    .$if('fixtureId' in target, (query) =>
      query.where('fixture_id', '=', 'fixtureId' in target ? target.fixtureId : FixtureId.parse('-')),
    )
    .$if(target.scope === 'league', (query) =>
      query.where('league_id', '=', target.scope === 'league' ? target.leagueId : ''),
    )
    .$if(target.scope === 'sport', (query) =>
      query.where('sport_id', '=', target.scope === 'sport' ? target.sportId : ''),
    )
    .execute();
  return rows.map(({ body, fed_open }) => ({ fixture: JSON.parse(body) as Fixture, fedOpen: fedOpenOf(fed_open) }));
}

/** How many selections changed, of how many fixtures. */
export interface LaidAgain {
  readonly selections: number;
  readonly fixtures: number;
}

/**
 * Stores and tells fixtures under the rulings as they are stored now.
 *
 * @param at epoch ms
 */
export async function layAgain(tx: Work, reached: readonly RuledFixture[], at: number): Promise<LaidAgain> {
  const rulings = await readRulings(tx);
  const events: FeedEvent[] = [];
  let selections = 0;
  for (const { fixture: before, fedOpen } of reached) {
    const laid = layOver(before, fedOpen, rulings, at);
    const { fixtureId } = before;
    if (laid.changes.length > 0)
      events.push({ type: 'OddsChanged', at, data: { fixtureId, changes: [...laid.changes] } });
    selections += laid.changes.length;
    const open = fedOpenText(laid.fedOpen);
    if (laid.changes.length === 0 && open === fedOpenText(fedOpen)) continue;
    await sql`UPDATE fixtures SET body = ${JSON.stringify(laid.fixture)}, fed_open = ${open}
      WHERE fixture_id = ${fixtureId}`.execute(tx);
  }
  await appendFeedEvents(tx, events);
  await raiseRevision(tx);
  await tellOfficeDocument(tx, 'risk', at);
  return { selections, fixtures: events.length };
}

/** What is sold under some rulings: selections that are open and those that are not, and fixtures with an open one. */
export function soldUnder(reached: readonly RuledFixture[], rulings: Rulings = NO_RULINGS) {
  const sold = { open: 0, suspended: 0, fixtures: 0 };
  for (const { fixture, fedOpen } of reached) {
    const before = sold.open;
    for (const market of layOver(fixture, fedOpen, rulings, 0).fixture.markets) {
      for (const { status } of market.selections) {
        if (status === 'open') sold.open += 1;
        else if (status === 'suspended') sold.suspended += 1;
      }
    }
    if (sold.open > before) sold.fixtures += 1;
  }
  return sold;
}
