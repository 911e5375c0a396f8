/** A tab asks how a price went: the worker reads the event log for it. */
import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, oddsChanged, selectionIdOf } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

describe('the history of a price, asked for by a tab', () => {
  it('HIS-1 tells what the stream brought, in order, without asking the origin', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    const stream = world.origin.latest('events');
    stream.event('e1', 1, oddsChanged(1, 2, 190));
    stream.event('e1', 2, oddsChanged(2, 2, 300));
    stream.event('e1', 3, oddsChanged(1, 3, 175));
    await until('stored', async () => {
      await world.clock.advance(100);
      return (await world.db.checkpoints.get('events'))?.offset === 3;
    });
    const asked = world.origin.received.length;
    const answer = await tab.engine.readOdds(fixtureIdOf(1), selectionIdOf(1, 'home'));
    expect(answer.ok && answer.value.points.map(({ odds, version }) => [odds, version])).toEqual([
      [185, 1],
      [190, 2],
      [175, 3],
    ]);
    expect(world.origin.received).toHaveLength(asked);
    await world.close();
  });
});
