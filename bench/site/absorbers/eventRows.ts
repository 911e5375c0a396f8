/** An event log with a row per event, as it is usually done: how long it takes to make the projections again from it. */
import { createUpdates } from '../../workload/updates.ts';
import { offerOf } from '../../workload/offer.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { EventOf } from '../../../src/domain/events/catalogue.ts';
import { answerOf, openIndexedDb, whenDone } from './openIndexedDb.ts';

const FIXTURES = 2_000;
const BATCH = 1_000;
const PAGE = 10_000;

type EventRow = EventOf<'OddsChanged'> & { readonly offset: number };

const open = () =>
  openIndexedDb('peer-events', (db) => {
    db.createObjectStore('events', { keyPath: 'offset' });
    db.createObjectStore('fixtures', { keyPath: 'fixtureId' });
  });

export async function fillEventRows(events: number): Promise<void> {
  const db = await open();
  const updates = createUpdates(FIXTURES, 7);
  for (let done = 0; done < events; done += BATCH) {
    const transaction = db.transaction('events', 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore('events');
    for (let index = 1; index <= BATCH; index += 1) {
      store.put({ ...updates.next(Date.now()).event, offset: done + index } satisfies EventRow);
    }
    await whenDone(transaction);
  }
  db.close();
}

/** Reads every row in order, applies it, and writes the fixtures it led to. */
export async function replayEventRows(): Promise<void> {
  const db = await open();
  const fixtures = new Map<string, Fixture>(offerOf(FIXTURES, 0).map((fixture) => [fixture.fixtureId, fixture]));
  for (let after = 0, isMore = true; isMore;) {
    const range = IDBKeyRange.lowerBound(after, true);
    const rows = (await answerOf(db.transaction('events').objectStore('events').getAll(range, PAGE))) as EventRow[];
    for (const row of rows) {
      const fixture = evolveFixture(fixtures.get(row.data.fixtureId), row);
      if (fixture !== undefined) fixtures.set(row.data.fixtureId, fixture);
    }
    after = rows.at(-1)?.offset ?? after;
    isMore = rows.length === PAGE;
  }
  const transaction = db.transaction('fixtures', 'readwrite', { durability: 'relaxed' });
  for (const fixture of fixtures.values()) transaction.objectStore('fixtures').put(fixture);
  await whenDone(transaction);
  db.close();
}
