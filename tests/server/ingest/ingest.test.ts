/** What the origin makes of a feed's reports: events by comparison, versions by one, nothing for nothing (FX-1 … FX-5). */
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../../src/domain/events/decode.ts';
import type { FeedReport } from '../../../server/feed/feed.ts';
import type { Origin } from '../../../server/origin.ts';
import {
  fixtureIdOf,
  fixtureReport,
  games,
  marketReport,
  resultReport,
  selectionIdOf,
} from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

/** Events of the feed since the origin was founded, whose one event is its news. */
async function told(origin: Origin): Promise<FeedEvent[]> {
  const log = await origin.inspect.log('events');
  return log.slice(1).map((event) => {
    const decoded = decodeEventText(event.envelope, 'events');
    if (!decoded.ok) throw new Error(decoded.failure.detail);
    return decoded.value as FeedEvent;
  });
}

/** The events that one delivery caused. */
async function after(origin: Origin, reports: readonly FeedReport[]): Promise<FeedEvent[]> {
  const before = (await told(origin)).length;
  await origin.sink.deliver(reports);
  return (await told(origin)).slice(before);
}

describe('a delivery', () => {
  it('opens a fixture with its markets as one event', async () => {
    const origin = await openOrigin();
    const events = await after(origin, games('a'));
    expect(events).toMatchObject([
      { type: 'FixtureOpened', data: { fixture: { fixtureId: 'fx-a', score: null, markets: [{ marketId: '1' }] } } },
    ]);
  });

  it('FX-1 says nothing about what is known already', async () => {
    const origin = await openOrigin();
    const reports = games('a');
    await origin.sink.deliver(reports);
    expect(await after(origin, reports)).toEqual([]);
  });

  it('FX-10 makes one event of all changes of a fixture, and another of a price that was told with another', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const events = await after(origin, [
      marketReport('a', { home: { odds: 190 } }),
      marketReport('a', { away: { odds: 400, status: 'suspended' } }),
      marketReport('a', { home: { odds: 195 } }),
    ]);
    expect(events).toMatchObject([
      {
        type: 'OddsChanged',
        data: {
          changes: [
            { selectionId: 's-a-home', version: 2, odds: 190 },
            { selectionId: 's-a-away', version: 2, odds: 400, status: 'suspended' },
          ],
        },
      },
      { type: 'OddsChanged', data: { changes: [{ selectionId: 's-a-home', version: 3, odds: 195 }] } },
    ]);
  });

  it('FX-12 stores many deliveries in one transaction, each with its own events and time, or none of them', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const before = (await told(origin)).length;
    const [early, late] = [1_700_000_000_000, 1_700_000_001_000];
    await origin.sink.deliverEach([
      { reports: [marketReport('a', { home: { odds: 190 } })], at: early },
      { reports: [], at: early },
      { reports: [marketReport('a', { home: { odds: 190 } })], at: late },
      { reports: [marketReport('a', { home: { odds: 185 } })], at: late },
    ]);
    expect((await told(origin)).slice(before)).toMatchObject([
      { type: 'OddsChanged', at: early, data: { changes: [{ version: 2, odds: 190 }] } },
      { type: 'OddsChanged', at: late, data: { changes: [{ version: 3, odds: 185 }] } },
    ]);
    const [fixture] = await origin.inspect.fixtures();
    expect(fixture?.markets[0]?.selections[0]).toMatchObject({ odds: 185, oddsBefore: 190, movedAt: late, version: 3 });
  });

  it('keeps the last price, suspended, where nobody offers one', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const events = await after(origin, [marketReport('a', { home: { odds: null } })]);
    expect(events).toEqual([
      {
        type: 'OddsChanged',
        at: events[0]?.at,
        data: { fixtureId: 'fx-a', changes: [{ selectionId: 's-a-home', version: 2, status: 'suspended' }] },
      },
    ]);
  });

  it('FX-3 sends a market whole when it is new or a selection changed its line', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const line = { ...marketReport('a', { home: {} }), marketId: '3', baseLine: '-0.5' };
    const moved = { ...line.selections[0]!, selectionId: selectionIdOf('a-line', 'home'), line: '-0.5' };
    const opened = await after(origin, [{ ...line, selections: [moved] }]);
    expect(opened).toMatchObject([{ type: 'MarketsOpened', data: { markets: [{ marketId: '3', baseLine: '-0.5' }] } }]);
    const shifted = await after(origin, [{ ...line, baseLine: '-1', selections: [{ ...moved, line: '-1' }] }]);
    expect(shifted).toMatchObject([
      {
        type: 'MarketsOpened',
        data: {
          markets: [
            { baseLine: '-0.5', selections: [] },
            { baseLine: '-1', selections: [{ line: '-1', version: 2 }] },
          ],
        },
      },
    ]);
  });

  it('tells start, status, score, results and producers by their own events', async () => {
    const origin = await openOrigin();
    const { startAt } = fixtureReport('a');
    await origin.sink.deliver([fixtureReport('a', { startAt }), marketReport('a')]);
    const score = { period: 10, clockSeconds: 60, home: 1, away: 0 };
    const events = await after(origin, [
      fixtureReport('a', { startAt, status: 'inPlay' }),
      { kind: 'score', fixtureId: fixtureIdOf('a'), score },
      resultReport('a', 'draw'),
      { kind: 'producer', producer: 'inPlay', state: 'up' },
    ]);
    expect(events.map((event) => event.type)).toEqual([
      'FixtureChanged',
      'OddsChanged',
      'ScoreChanged',
      'ProducerStateChanged',
    ]);
    expect(await after(origin, [{ kind: 'closed', fixtureId: fixtureIdOf('a') }])).toMatchObject([
      { type: 'FixtureClosed' },
    ]);
  });

  it('SCB-4 says with a score when it was told, what its clock showed then, and says nothing when it is told again', async () => {
    const origin = await openOrigin();
    const { startAt } = fixtureReport('a');
    await origin.sink.deliver([fixtureReport('a', { startAt, status: 'inPlay' }), marketReport('a')]);
    const at = Date.now() - 60_000;
    const scored = async (clockSeconds: number, home = 0, period = 10) => {
      const score = { period, clockSeconds, home, away: 0 };
      const before = (await told(origin)).length;
      await origin.sink.deliverEach([{ reports: [{ kind: 'score', fixtureId: fixtureIdOf('a'), score }], at }]);
      return (await told(origin)).slice(before).map(({ data }) => ('score' in data ? data.score.told : undefined));
    };
    expect(await scored(600)).toEqual([{ at, shown: 600 }]);
    expect(await scored(600)).toEqual([]);
    // Behind what is shown by as much as a clock may run ahead, and by more.
    expect(await scored(540, 1)).toEqual([{ at, shown: 600 }]);
    expect(await scored(300, 1)).toEqual([{ at, shown: 420 }]);
    // A pause, and the next part.
    expect(await scored(300, 1, 80)).toEqual([undefined]);
    expect(await scored(300, 1, 20)).toEqual([{ at, shown: 300 }]);
  });

  it('keeps aside what no schema accepts, and takes the rest', async () => {
    const origin = await openOrigin();
    const events = await after(origin, [
      fixtureReport('bad', { home: 'x'.repeat(500) }),
      marketReport('unknown'),
      ...games('good'),
      marketReport('good', { home: { odds: 1.5 } }),
    ]);
    expect(events).toMatchObject([{ type: 'FixtureOpened', data: { fixture: { fixtureId: 'fx-good' } } }]);
    expect(origin.sink.counts).toMatchObject({ complaints: 2, leftOut: 1 });
    expect(origin.sink.complaints[0]).toMatchObject({ source: 'report' });
  });

  it('FX-13 keeps aside a text with a NUL or half of a letter, and takes letters of two halves', async () => {
    const origin = await openOrigin();
    const names = ['a\0', 'b\uD83D', 'c\u{1F600}'];
    const events = await after(
      origin,
      names.map((home, index) => fixtureReport(`${index}`, { home })),
    );
    expect(events).toMatchObject([{ type: 'FixtureOpened', data: { fixture: { home: 'c\u{1F600}' } } }]);
    expect(origin.sink.counts.complaints).toBe(2);
  });

  it('takes three thousand fixtures at once, and finds them after a restart', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const reports = games(...Array.from({ length: 3_000 }, (_, index) => `g${index}`));
    const startedAt = performance.now();
    await origin.sink.deliver(reports);
    expect(performance.now() - startedAt).toBeLessThan(45_000);
    await origin.close();
    const again = await openOrigin({ dataDir });
    expect(await after(again, reports)).toEqual([]);
    expect(again.sink.counts.events).toBe(0);
  });
});
