/** A site whose projections say other things of the same events than those that made the stored rows. */
import { describe, expect, it } from 'vitest';
import type { ProjectionStamps } from '../../../src/db/tables/rows.ts';
import { SLIP_VERSION } from '../../../src/domain/bet-slip/slip.ts';
import { until } from '../../support/engine/manualClock.ts';
import { projectionsOf, theirs } from '../../support/engine/openDatabases.ts';
import { oddsChanged } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

/** Signed in, one price changed; then nobody leads, and the rows are said to be of an older version, which the games and the balance are of too. */
async function updated() {
  const world = createWorld();
  await world.signIn(world.openTab());
  world.origin.latest('events').event('e1', 1, oddsChanged(1, 2, 190));
  await until('stored', async () => {
    await world.clock.advance(100);
    return (await world.db.checkpoints.get('events'))?.offset === 1;
  });
  await world.worker().stop();
  const own = await theirs(world.db);
  const right = await projectionsOf(world.db);
  await world.db.fixtures.clear();
  await own.members.toCollection().modify({ emoney: 1 });
  const asOlder = (versions: ProjectionStamps['versions']) => ({
    key: 'projections' as const,
    value: { versions, tries: 0 },
  });
  await world.db.settings.put(asOlder({ offer: 0 }));
  await own.settings.put(asOlder({ member: 0, slips: SLIP_VERSION.version }));
  const opened = world.origin.streams.length;
  return { ...world, own, right, opened };
}

/** Where each stream was asked to go on from. */
const asked = ({ origin, opened }: Awaited<ReturnType<typeof updated>>) =>
  origin.streams.slice(opened).map(({ lastEventId }) => lastEventId);

describe('a worker that begins to lead over rows of an older version', () => {
  it('D12 PRJ-1 makes them again before it asks the origin, and asks for what comes after', async () => {
    const world = await updated();
    const worker = world.startWorker('b2');
    await until('both streams again', async () => {
      await world.clock.advance(10);
      return world.origin.streams.length === world.opened + 2;
    });
    expect(await projectionsOf(world.db)).toEqual(world.right);
    expect(new Set(asked(world))).toEqual(new Set(['e1.1', 'm1.0']));
    expect(world.warnings.filter((warning) => warning.startsWith('rows of older code'))).toEqual([
      'rows of older code made again {"what":"offer","became":"rebuilt"}',
      'rows of older code made again {"what":"member","became":"rebuilt"}',
    ]);
    await worker.stop();
  });

  it('D12 PRJ-2 S-4 asks for an image where the log does not lead there', async () => {
    const world = await updated();
    await Promise.all([world.db.log.clear(), world.own.snapshots.clear()]);
    const worker = world.startWorker('b2');
    await until('both streams again', async () => {
      await world.clock.advance(10);
      return world.origin.streams.length === world.opened + 2;
    });
    expect(asked(world)).toEqual([undefined, undefined]);
    await worker.stop();
  });
});
