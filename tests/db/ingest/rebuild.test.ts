/** A rebuild from a log of many pages: what it comes to, and that a gap anywhere in it is found. */
import { describe, expect, it } from 'vitest';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import { rebuild } from '../../support/engine/rebuild.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

/** Several of the pages that a log is read in, the last of them full. */
const RECORDS = 300;

async function withLongLog(): Promise<HanpanDatabase> {
  const { db } = openDatabases();
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  const numbers = Array.from({ length: RECORDS }, (_, index) => index + 1);
  await db.log.bulkAdd(
    numbers.map((n) => {
      const packed = packEvents([oddsChanged(1 + (n % 2), n + 1, 100 + n)]);
      return { stream: 'events' as const, epoch: 'e1', from: n, to: n, at: T0, packed };
    }),
  );
  await db.checkpoints.put({ stream: 'events', epoch: 'e1', offset: RECORDS });
  return db;
}

describe('rebuild', () => {
  it('SYN-02 applies every record of a log of many pages, in order', async () => {
    const db = await withLongLog();
    expect(await rebuild(db)).toMatchObject({ events: 'rebuilt' });
    const fixtures = await readFixtures(db, [fixtureIdOf(1), fixtureIdOf(2)]);
    const home = fixtures.map((fixture) => fixture?.markets[0]?.selections[0]);
    expect(home).toMatchObject([
      { odds: 100 + RECORDS, oddsBefore: 98 + RECORDS, version: RECORDS + 1 },
      { odds: 99 + RECORDS, oddsBefore: 97 + RECORDS, version: RECORDS },
    ]);
    const boards = await db.boards.toArray();
    expect(boards.find(({ page }) => page === 'wintielose')?.entries).toHaveLength(2);
  });

  it.each([1, 100, 101, 200, RECORDS])('LAW-4 proves nothing when record %i is missing', async (missing) => {
    const db = await withLongLog();
    await db.log.where('[stream+to]').equals(['events', missing]).delete();
    expect(await rebuild(db)).toMatchObject({ events: 'dropped' });
    // Until an image takes their place.
    expect(await db.fixtures.count()).toBe(2);
    expect(await db.checkpoints.get('events')).toBeUndefined();
  });

  it('D9 proves nothing when a record on a later page is damaged', async () => {
    const db = await withLongLog();
    const damaged = { ...packEvents([oddsChanged(1, 2, 190)]), fixtures: '' };
    await db.log
      .where('[stream+to]')
      .equals(['events', 250])
      .modify((row) => {
        if (row.stream === 'events') row.packed = damaged;
      });
    expect(await rebuild(db)).toMatchObject({ events: 'dropped' });
  });
});
