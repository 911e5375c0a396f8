/** A stored row that turns to garbage under a running stream: what the browser has of it is asked before the origin is. */
import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { oddsChanged } from '../../support/engine/sampleData.ts';
import { live } from '../support/readingStream.ts';

const GARBAGE = { about: '[7]', state: '[]' };

describe('a stored game that no schema accepts', () => {
  it('D11 no request leaves, and the game is right, when the next event is about it', async () => {
    const it = await live();
    await it.db.table('fixtures').update('f1', GARBAGE);
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    await it.clock.advance(50);
    await it.at(11);
    await it.clock.advance(5_000);
    expect(await it.homeOdds(1)).toBe(190);
    expect(await it.state()).toBe('live');
    expect(it.origin.streams).toHaveLength(1);
    await it.stop();
  });

  it('D9 D11 a log with a hole proves nothing: an image is asked for', async () => {
    const it = await live();
    it.stream().event('e1', 11, oddsChanged(2, 2, 250));
    await it.clock.advance(50);
    await it.at(11);
    await it.db.log.clear();
    await it.db.table('fixtures').update('f1', GARBAGE);
    it.stream().event('e1', 12, oddsChanged(1, 2, 190));
    await until('asked again', async () => {
      await it.clock.advance(100);
      return it.origin.streams.length === 2;
    });
    expect(it.stream().lastEventId).toBeUndefined();
    await it.stop();
  });
});
