/** What a worker remembers of fixtures counts only where the stored checkpoint stands. */
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { createFixtureMemory } from '../../../src/db/packing/fixtureMemory.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { checkFixtures } from '../../../src/db/care/soundRows.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

async function opened() {
  const { db } = openDatabases();
  const image = (offset: number, over: Parameters<typeof sampleFixture>[1] = {}) =>
    swapFeedImage(db, { position: { epoch: 'e1', offset }, fixtures: [sampleFixture(1, over)], news: [] }, T0);
  const [memory, another] = [createFixtureMemory(), createFixtureMemory()];
  const ingest = (offset: number, event: FeedEvent, by = memory) =>
    ingestFeed(db, { epoch: 'e1', events: [{ offset, event }] }, T0, undefined, by);
  const stored = async () => {
    const [fixture] = await allFixtures(db);
    const selections = fixture?.markets[0]?.selections ?? [];
    return { home: fixture?.home, odds: selections.map(({ odds }) => odds) };
  };
  await image(0);
  return { db, image, memory, another, ingest, stored };
}

describe('LAW-4 what is remembered', () => {
  it('spares reading, and is what was stored', async () => {
    const { db, memory, ingest, stored } = await opened();
    await ingest(1, oddsChanged(1, 2, 190));
    const known = memory.recall({ epoch: 'e1', offset: 1 }, fixtureIdOf(1));
    expect(await db.fixtures.toArray()).toEqual([known?.row]);
    const reads: string[] = [];
    db.fixtures.hook('reading', (row) => {
      reads.push(row.fixtureId);
      return row;
    });
    await ingest(2, oddsChanged(1, 3, 195));
    expect(reads).toEqual([]);
    expect((await stored()).odds[0]).toBe(195);
  });

  it('does not count after another worker wrote, an image came, or a batch failed', async () => {
    const { db, image, memory, another, ingest, stored } = await opened();
    await ingest(1, oddsChanged(1, 2, 190));
    await ingest(2, oddsChanged(1, 3, 300), another);
    await ingest(3, {
      type: 'FixtureChanged',
      at: T0,
      data: { fixtureId: fixtureIdOf(1), status: 'scheduled', startAt: 7 },
    });
    expect((await stored()).odds[0]).toBe(300);
    await image(9, { home: 'Another' });
    await ingest(10, oddsChanged(1, 5, 410));
    expect(await stored()).toMatchObject({ home: 'Another', odds: [410, 320, 410] });
    const fail = () => {
      throw new Error('crash');
    };
    db.log.hook('creating', fail);
    await expect(ingest(11, oddsChanged(1, 6, 999))).rejects.toThrow();
    db.log.hook('creating').unsubscribe(fail);
    expect(memory.recall({ epoch: 'e1', offset: 10 }, fixtureIdOf(1))?.fixture.markets[0]?.selections[0]?.odds).toBe(
      410,
    );
    expect(memory.recall({ epoch: 'e1', offset: 11 }, fixtureIdOf(1))).toBeUndefined();
  });

  it('holds the thousand used last, and gives each as it was stored', () => {
    const memory = createFixtureMemory();
    const stored = (n: number) => [`f${n}`, packFixture(sampleFixture(n))] as const;
    const at = (offset: number) => ({ epoch: 'e1', offset });
    memory.committed(at(0), at(1), new Map(Array.from({ length: 1_000 }, (_, n) => stored(n))));
    memory.committed(at(1), at(2), new Map([stored(0), stored(1_000)]));
    expect(memory.recall(at(2), 'f0')).toBeDefined();
    expect(memory.recall(at(2), 'f999')).toBeUndefined();
    for (const n of [0, 1, 500, 998, 1_000]) expect(memory.recall(at(2), `f${n}`)).toMatchObject(stored(n)[1]);
  });

  it('holds of a batch of more than that the ones that changed first: they change most often', () => {
    const memory = createFixtureMemory();
    const at = (offset: number) => ({ epoch: 'e1', offset });
    const batch = Array.from({ length: 1_001 }, (_, n) => [`f${n}`, packFixture(sampleFixture(n))] as const);
    memory.committed(at(0), at(1), new Map(batch));
    expect(memory.recall(at(1), 'f0')).toBeDefined();
    expect(memory.recall(at(1), 'f999')).toBeDefined();
    expect(memory.recall(at(1), 'f1000')).toBeUndefined();
  });
});

describe('D9 a stored game that no schema accepts and no log proves', () => {
  it('is found by the event about it, and makes the origin send an image', async () => {
    const { db, ingest } = await opened();
    await db.snapshots.clear();
    await db.fixtures.update(fixtureIdOf(1), { state: '[]' });
    expect(await ingest(1, oddsChanged(1, 2, 190))).toEqual({ kind: 'discontinuous' });
    expect(await db.checkpoints.get('events')).toBeUndefined();
    expect(await db.quarantine.toArray()).toMatchObject([{ kind: 'badRow', detail: 'fixture f1' }]);
    expect(await db.log.count()).toBe(0);
  });

  it('is found without an event, and no sound one is touched', async () => {
    const { db } = await opened();
    await db.snapshots.clear();
    await checkFixtures(db, T0);
    expect(await db.checkpoints.get('events')).toBeDefined();
    await db.fixtures.put({ ...packFixture(sampleFixture(2)).row, about: '' });
    await checkFixtures(db, T0);
    expect((await db.fixtures.toArray()).map((row) => row.fixtureId)).toEqual([fixtureIdOf(1)]);
    expect(await db.checkpoints.get('events')).toBeUndefined();
    expect(await db.quarantine.count()).toBe(1);
  });

  it('however many there are, leaves two hundred notes', async () => {
    const { db } = await opened();
    await db.snapshots.clear();
    await db.fixtures.bulkPut(
      Array.from({ length: 250 }, (_, n) => ({ ...packFixture(sampleFixture(n)).row, about: '' })),
    );
    await checkFixtures(db, T0);
    expect(await db.fixtures.count()).toBe(0);
    expect(await db.quarantine.count()).toBe(200);
  });
});
