/** The feed's log records: every event comes back, a rebuild reads them as the projection applied them, damage is seen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackedEvents } from '../../../src/db/packing/eventColumns.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { unpackEvents } from '../../../src/db/packing/unpackEvents.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { fixtureIdOf } from '../../../src/domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import { newsOf } from '../../../src/db/projections/news.ts';
import { startReplay } from '../../../src/db/log/replayFeed.ts';
import type { LogRow } from '../../../src/db/tables/rows.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { anyFeedEvent, anyFixture } from '../../support/engine/feedArbitraries.ts';
import { oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const recordOf = (packed: PackedEvents): LogRow => ({ stream: 'events', epoch: 'e1', from: 1, to: 1, at: T0, packed });

/** One event after another by the projection's own rule. */
function evolved(fixtures: readonly Fixture[], events: readonly FeedEvent[]): Map<string, Fixture> {
  const known = new Map<string, Fixture>(fixtures.map((fixture) => [fixture.fixtureId, fixture]));
  for (const event of events) {
    const id = fixtureIdOf(event);
    if (id === undefined) continue;
    const next = evolveFixture(known.get(id), event);
    if (next === undefined) known.delete(id);
    else known.set(id, next);
  }
  return known;
}

describe('LAW-4 a log record of the feed', () => {
  it('gives its events back, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyFeedEvent, { maxLength: 30 }), (events) => {
        expect(unpackEvents(packEvents(events))).toEqual(events);
      }),
      { numRuns: 300 },
    );
  });

  it('SYN-02 replays to what the projection came to event by event, wherever records begin', () => {
    const offers = fc.uniqueArray(anyFixture, { selector: ({ fixtureId }) => fixtureId });
    fc.assert(
      fc.property(offers, fc.array(anyFeedEvent, { maxLength: 40 }), fc.nat(40), (fixtures, events, cut) => {
        const rows = fixtures.map((fixture) => packFixture(fixture).row);
        const log = [events.slice(0, cut), events.slice(cut)].map((batch) => recordOf(packEvents(batch)));
        const replay = startReplay({ fixtures: rows, news: ['before'] });
        expect(log.map((row) => replay?.take(row))).toEqual([true, true]);
        const expected = evolved(fixtures, events);
        const stored = [...(replay?.fixtures() ?? [])];
        expect(new Map(stored.map(({ fixture }) => [fixture.fixtureId, fixture]))).toEqual(expected);
        expect(new Map(stored.map(({ row }) => [row.fixtureId, row]))).toEqual(
          new Map([...expected].map(([id, fixture]) => [id, packFixture(fixture).row])),
        );
        expect(replay?.news).toEqual(newsOf(events) ?? ['before']);
      }),
      { numRuns: 300 },
    );
  });

  it('SYN-02 FX-3 replays a game that is opened again as it was before its prices moved', () => {
    const fixture = sampleFixture(1);
    const again: FeedEvent[] = [
      { type: 'FixtureOpened', at: T0, data: { fixture } },
      { type: 'MarketsOpened', at: T0, data: { fixtureId: fixture.fixtureId, markets: fixture.markets } },
    ];
    for (const event of again) {
      const replay = startReplay({ fixtures: [packFixture(fixture).row], news: [] });
      expect(replay?.take(recordOf(packEvents([oddsChanged(1, 2, 190), event])))).toBe(true);
      expect([...(replay?.fixtures() ?? [])].map((stored) => stored.fixture)).toEqual([fixture]);
    }
  });

  it('takes a few bytes for a change of price', () => {
    const events = Array.from({ length: 500 }, (_, n) => oddsChanged((n % 50) + 1, n + 2, 150 + (n % 99)));
    const { columns, fixtures, selections, others } = packEvents(events);
    expect((columns.length + fixtures.length + selections.length + others.length) / 500).toBeLessThan(10);
  });

  it('D9 that was damaged proves nothing: no rebuild, and no error', () => {
    const closed: FeedEvent = { type: 'FixtureClosed', at: T0, data: { fixtureId: sampleFixture(2).fixtureId } };
    const packed = packEvents([oddsChanged(1, 2, 190), closed, oddsChanged(2, 3, 250)]);
    const others = JSON.parse(packed.others) as unknown[];
    const damaged: unknown[] = [
      undefined,
      { ...packed, columns: [...packed.columns] },
      { ...packed, columns: packed.columns.slice(0, -1) },
      { ...packed, columns: Uint8Array.from([...packed.columns, 1]) },
      { ...packed, fixtures: '' },
      { ...packed, fixtures: packed.fixtures.slice(0, -1) },
      { ...packed, others: '[]' },
      { ...packed, others: JSON.stringify([...others, ...others]) },
      { ...packed, others: JSON.stringify([{ type: 'Nonsense', v: 1, at: 1, data: {} }]) },
    ];
    for (const stored of damaged) {
      expect(unpackEvents(stored)).toBeUndefined();
      const snapshot = { fixtures: [packFixture(sampleFixture(1)).row], news: [] };
      expect(startReplay(snapshot)?.take(recordOf(stored as PackedEvents))).toBe(false);
    }
  });

  it('D9 ends whatever its bytes are', () => {
    const packed = packEvents([oddsChanged(1, 2, 190), oddsChanged(2, 300, 250), oddsChanged(1, 4, 191)]);
    fc.assert(
      fc.property(fc.nat(packed.columns.length - 1), fc.nat(255), (at, byte) => {
        const columns = packed.columns.with(at, byte);
        const events = unpackEvents({ ...packed, columns });
        if (events !== undefined) expect(unpackEvents(packEvents(events))).toEqual(events);
      }),
      { numRuns: 500 },
    );
  });
});
