/** What a delivery stores beside what it tells: the two must never part (FX-9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedReport } from '../../../server/feed/feed.ts';
import { keepOffer } from '../../../server/ingest/offer.ts';
import { planDelivery } from '../../../server/ingest/planDelivery.ts';
import { fixtureIdOf, fixtureReport, marketReport, selectionIdOf } from '../support/feedReports.ts';

const game = fc.constantFrom('a', 'b');
const selection = fc.record({
  selectionId: fc.constantFrom('home', 'draw', 'away').map((side) => selectionIdOf('one', side)),
  side: fc.constantFrom('home' as const, 'away' as const),
  name: fc.constantFrom('1', '2'),
  line: fc.constantFrom('', '-1'),
  odds: fc.constantFrom(null, 150, 250),
  status: fc.constantFrom('open' as const, 'suspended' as const),
  settlement: fc.constantFrom(null, 2 as const),
});
const anyReport: fc.Arbitrary<FeedReport> = fc.oneof(
  fc
    .record({ game, home: fc.constantFrom('Home', 'Renamed'), status: fc.constantFrom('scheduled' as const, 'inPlay') })
    .map(({ game: name, ...over }) => fixtureReport(name, { startAt: 5, ...over })),
  {
    weight: 3,
    // One selection may be told of in two markets, or move from one to the other.
    arbitrary: fc
      .record({ game, baseLine: fc.constantFrom('', '-1'), selections: fc.array(selection, { maxLength: 4 }) })
      .map(({ game: name, ...over }) => ({ ...marketReport(name), ...over })),
  },
  fc.record({ game, home: fc.nat(2) }).map(({ game: name, home }): FeedReport => ({
    kind: 'score',
    fixtureId: fixtureIdOf(name),
    score: { period: 10, clockSeconds: 60, home, away: 0 },
  })),
  game.map((name): FeedReport => ({ kind: 'closed', fixtureId: fixtureIdOf(name) })),
);

describe('what a delivery stores', () => {
  it('FX-9 is what its events come to, fixture by fixture, whatever the feed says', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyReport, { maxLength: 6 }), { maxLength: 8 }), (deliveries) => {
        const offer = keepOffer([], [], {});
        for (const [index, reports] of deliveries.entries()) {
          const plan = planDelivery(reports, offer, index + 1);
          for (const event of plan.events) offer.apply(event);
          for (const fixture of plan.stored) expect(fixture).toEqual(offer.fixtures.get(fixture.fixtureId));
          for (const id of plan.closed) expect(offer.fixtures.get(id)).toBeUndefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('FX-10 is what its reports come to one by one: a price told and taken away in one delivery is the last there was', () => {
    const offer = keepOffer([], [], {});
    const deliver = (...reports: readonly FeedReport[]) => {
      for (const event of planDelivery(reports, offer, 1).events) offer.apply(event);
      return offer.fixtures.get(fixtureIdOf('a'))?.markets[0]?.selections[0];
    };
    const priced = (odds: number | null) => marketReport('a', { home: { odds } });
    deliver(fixtureReport('a'), priced(123));
    expect(deliver(priced(101), priced(null))).toMatchObject({ odds: 101, status: 'suspended', version: 2 });
    expect(deliver(priced(null), priced(150))).toMatchObject({ odds: 150, status: 'open' });
  });
});
