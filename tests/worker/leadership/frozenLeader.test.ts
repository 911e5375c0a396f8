import { describe, expect, it } from 'vitest';
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { storeHealth } from '../../../src/db/records/streamHealth.ts';
import { beginTerm } from '../../../src/db/tables/terms.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

async function twoWorkers() {
  const world = createWorld();
  const tab = world.openTab();
  await world.signIn(tab);
  const first = world.worker();
  const second = world.replaceWorker();
  await world.clock.advance(1_000);
  const opened = () => world.origin.streams.filter((stream) => stream.name === 'events').length;
  return { ...world, first, second, opened };
}

describe('a frozen leader', () => {
  it('P10 SYN-06 is led past within 20 s of silence, and not before three pings went unanswered', async () => {
    const world = await twoWorkers();
    world.first.freeze();
    await world.clock.advance(9_000);
    expect(world.opened()).toBe(1);
    await world.clock.advance(11_000);
    await until('taken over', () => world.opened() === 2);
    expect(world.origin.latest('events').lastEventId).toBe('e1.0');
    world.first.thaw();
    await world.clock.advance(6_000);
    // The old one has found its lock gone, and waits in line.
    expect(world.origin.openStreams('events')).toHaveLength(1);
    expect(world.origin.latest('events').isOpen).toBe(true);
    await world.close();
  });

  it('P10 a leader that answers is never led past, however long', async () => {
    const world = await twoWorkers();
    for (let n = 0; n < 15; n += 1) {
      for (const name of ['events', 'bets'] as const) world.origin.openStreams(name)[0]?.heartbeat('e1', 0);
      await world.clock.advance(4_000);
    }
    expect(world.opened()).toBe(1);
    await world.close();
  });

  it('P9 a machine that slept does not cost the leader its lock', async () => {
    const world = await twoWorkers();
    // Two pings went unanswered already when everything stands still for three hours; the next beat finds the third one late.
    world.first.freeze();
    await world.clock.advance(10_000);
    world.second.freeze();
    await world.clock.advance(3 * 3_600_000);
    expect(world.opened()).toBe(1);
    world.second.thaw();
    world.first.thaw();
    await settle(10);
    expect(world.warnings.filter((warning) => warning.startsWith('term'))).toEqual([]);
    expect(await world.db.settings.get('term')).toMatchObject({ value: { number: 1 } });
    await world.close();
  });
});

describe('a term that is over', () => {
  async function stored() {
    const { db } = openDatabases();
    const old = await beginTerm(db, 'old');
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 5 }, fixtures: [sampleFixture(1)], news: [] }, T0, old);
    return { db, old, batch: { epoch: 'e1', events: [{ offset: 6, event: oddsChanged(1, 2, 190) }] } };
  }

  it('P10 SYN-06 writes no event, no image and no health', async () => {
    const { db, old, batch } = await stored();
    const current = await beginTerm(db, 'new');
    expect(current.number).toBe(old.number + 1);
    expect(await ingestFeed(db, batch, T0, old)).toEqual({ kind: 'otherTerm' });
    const earlier = { position: { epoch: 'e1', offset: 1 }, fixtures: [sampleFixture(2)], news: [] };
    expect(await swapFeedImage(db, earlier, T0, old)).toBe(false);
    const health = { stream: 'events', state: 'live', lastByteAt: T0, asOf: T0, heartbeatMs: 5_000 } as const;
    expect(await storeHealth(db, { ...health, retryAt: 0, attempt: 0, clockOffset: 0 }, old)).toBe(false);
    expect(await db.health.count()).toBe(0);
    expect(await db.checkpoints.get('events')).toMatchObject({ offset: 5 });
    expect((await allFixtures(db)).map((fixture) => fixture.fixtureId)).toEqual([fixtureIdOf(1)]);
    expect(await ingestFeed(db, batch, T0, current)).toMatchObject({ kind: 'applied' });
  });

  it('P10 a term of the same number by another holder is another term', async () => {
    const { db, old, batch } = await stored();
    await db.settings.put({ key: 'term', value: { ...old, holder: 'other' } });
    expect(await ingestFeed(db, batch, T0, old)).toEqual({ kind: 'otherTerm' });
  });
});
