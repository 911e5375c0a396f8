/** What a delivery stores beside what it tells: the two must never part (FX-9), however much it says at once (FX-10). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedDelivery, FeedReport } from '../../../server/feed/feed.ts';
import { keepOffer } from '../../../server/ingest/offer.ts';
import { planDeliveries } from '../../../server/ingest/planDelivery.ts';
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import {
  layOver,
  NO_RULINGS,
  rulingsOf,
  type FedOpen,
  type HoldTarget,
  type MovedMargin,
} from '../../../src/domain/sports/rulings.ts';
import { fixtureIdOf, fixtureReport, games, marketReport, selectionIdOf } from '../support/feedReports.ts';

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
const told: readonly fc.MaybeWeightedArbitrary<FeedReport>[] = [
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
];
const end = game.map((name): FeedReport => ({ kind: 'closed', fixtureId: fixtureIdOf(name) }));
const anyReport = fc.oneof(...told, end);

/** What planning some deliveries leaves, and each state that a selection was in on the way. */
function planned(deliveries: readonly (readonly FeedDelivery[])[]) {
  const offer = keepOffer([], [], {});
  const states: Record<string, string[]> = {};
  const note = () => {
    for (const fixture of offer.fixtures.values()) {
      for (const one of fixture.markets.flatMap((market) => market.selections)) {
        const seen = (states[`${fixture.fixtureId} ${one.selectionId}`] ??= []);
        const state = JSON.stringify(one);
        if (seen.at(-1) !== state) seen.push(state);
      }
    }
  };
  for (const together of deliveries) {
    for (const plan of planDeliveries(together, offer, 1)) {
      for (const event of plan.events) {
        offer.apply(event);
        note();
      }
      for (const fixture of plan.stored) expect(fixture).toEqual(offer.fixtures.get(fixture.fixtureId));
      for (const id of plan.closed) expect(offer.fixtures.get(id)).toBeUndefined();
    }
  }
  return { fixtures: [...offer.fixtures.values()], states };
}

const opened: readonly FeedDelivery[] = [{ reports: games('a', 'b') }];
const deliveriesOf = (all: readonly (readonly FeedReport[])[]) => all.map((reports): FeedDelivery => ({ reports }));

describe('what a delivery stores', () => {
  it('FX-9 is what its events come to, fixture by fixture, whatever the feed says', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyReport, { maxLength: 6 }), { maxLength: 8 }), (deliveries) => {
        planned(deliveriesOf(deliveries).map((one) => [one]));
      }),
      { numRuns: 300 },
    );
  });

  it('FX-10 is what its reports come to one by one: the same states on the way, the same in the end', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...told), { maxLength: 8 }), (reports) => {
        const singly = deliveriesOf(reports.map((report) => [report])).map((one) => [one]);
        expect(planned([opened, [{ reports }]])).toEqual(planned([opened, ...singly]));
      }),
      { numRuns: 500 },
    );
  });

  it('FX-12 does not depend on how many deliveries are stored together', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyReport, { maxLength: 4 }), { maxLength: 8 }), fc.nat(8), (all, cut) => {
        const deliveries = deliveriesOf(all).map((one, at) => ({ ...one, at }));
        const eventsOf = (groups: readonly (readonly FeedDelivery[])[]) => {
          const offer = keepOffer([], [], {});
          return groups.flatMap((group) => {
            const plans = planDeliveries(group, offer, 1);
            for (const event of plans.flatMap((plan) => plan.events)) offer.apply(event);
            return plans;
          });
        };
        const singly = eventsOf(deliveries.map((one) => [one]));
        expect(eventsOf([deliveries])).toEqual(singly);
        expect(eventsOf([deliveries.slice(0, cut), deliveries.slice(cut)])).toEqual(singly);
      }),
      { numRuns: 300 },
    );
  });

  it('FX-10 loses no price that was told with another in one delivery, nor that it was taken away', () => {
    const priced = (odds: number | null) => marketReport('a', { home: { odds } });
    const { states } = planned([opened, [{ reports: [priced(980), priced(1_000), priced(null)] }]]);
    const home = states[`fx-a ${selectionIdOf('a', 'home')}`]?.map(
      (state) => JSON.parse(state) as Record<string, unknown>,
    );
    expect(home).toMatchObject([
      { odds: 185, version: 1 },
      { odds: 980, version: 2, oddsBefore: 185 },
      { odds: 1_000, version: 3, oddsBefore: 980 },
      { odds: 1_000, version: 4, status: 'suspended' },
    ]);
  });

  it('FX-10 takes a result back that was told and taken back in one delivery', () => {
    const offer = keepOffer([], [], {});
    for (const { events } of planDeliveries(opened, offer, 1)) for (const event of events) offer.apply(event);
    const result = (settlement: 2 | null) => marketReport('a', { home: { settlement } });
    const plans = planDeliveries([{ reports: [result(2), result(null)] }], offer, 1);
    expect(plans.map(({ settled }) => settled.map((one) => one.settlement))).toEqual([[2], [null]]);
  });

  it('FX-11 hears facts before markets, and what comes after the end anew', () => {
    const { fixtures } = planned([[{ reports: [marketReport('a'), fixtureReport('a', { startAt: 5 })] }]]);
    expect(fixtures).toMatchObject([{ fixtureId: 'fx-a', markets: [{ marketId: '1' }] }]);
    const close: FeedReport = { kind: 'closed', fixtureId: fixtureIdOf('a') };
    expect(planned([opened, [{ reports: [close, fixtureReport('a', { startAt: 5 })] }]]).fixtures).toMatchObject([
      { fixtureId: 'fx-b' },
      { fixtureId: 'fx-a', startAt: 5, markets: [] },
    ]);
  });

  it('RSK-3 under rulings of the house is what the feed alone would come to with the rulings laid over it, however it says it', () => {
    const targets: readonly HoldTarget[] = [
      { scope: 'fixture', fixtureId: fixtureIdOf('a') },
      { scope: 'market', fixtureId: fixtureIdOf('a'), marketId: '1', baseLine: '-1' },
      { scope: 'selection', fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('one', 'home') },
      { scope: 'league', leagueId: fixtureReport('a').leagueId },
      { scope: 'all' },
    ];
    const prices = [{ fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('one', 'home'), price: 333 }];
    const margins: readonly MovedMargin[] = [
      { target: { scope: 'market', fixtureId: fixtureIdOf('a'), marketId: '1', baseLine: '-1' }, shift: -400 },
      { target: { scope: 'league', leagueId: fixtureReport('a').leagueId }, shift: 310 },
      { target: { scope: 'all' }, shift: 1_990 },
    ];
    const ruling = fc.record({
      holds: fc.subarray(targets as HoldTarget[]),
      prices: fc.subarray(prices),
      margins: fc.subarray(margins as MovedMargin[]),
    });
    // Rulings change between deliveries, as traders change them; `null`: they stay.
    const step = fc.record({
      reports: fc.array(anyReport, { maxLength: 4 }),
      ruling: fc.option(ruling, { nil: null, freq: 2 }),
    });
    fc.assert(
      fc.property(ruling, fc.array(step, { maxLength: 8 }), fc.boolean(), (first, steps, isLifted) => {
        let rulings = rulingsOf(first.holds, first.prices, first.margins);
        const [plain, ruled] = [keepOffer([], [], {}), keepOffer([], [], {})];
        const fedOpen = new Map<FixtureId, FedOpen>();
        const rule = (next: typeof rulings) => {
          rulings = next;
          for (const [id, fixture] of ruled.fixtures) {
            const laid = layOver(fixture, fedOpen.get(id) ?? new Set(), rulings, 1);
            ruled.apply({ type: 'OddsChanged', at: 1, data: { fixtureId: id, changes: [...laid.changes] } });
            fedOpen.set(id, laid.fedOpen);
          }
        };
        for (const { reports, ruling: next } of [{ reports: games('a', 'b'), ruling: null }, ...steps]) {
          if (next !== null) rule(rulingsOf(next.holds, next.prices, next.margins));
          const one: FeedDelivery = { reports };
          for (const plan of planDeliveries([one], plain, 1)) for (const event of plan.events) plain.apply(event);
          for (const plan of planDeliveries([one], ruled, 1, { revision: 1, rulings, fedOpen })) {
            for (const event of plan.events) ruled.apply(event);
            for (const [id, open] of plan.fedOpen) fedOpen.set(id, open);
            for (const id of plan.closed) fedOpen.delete(id);
          }
        }
        if (isLifted) rule(NO_RULINGS);
        const seen = (fixture: Fixture) =>
          fixture.markets.flatMap(({ marketId, baseLine, selections }) =>
            selections.map((each) => [marketId, baseLine, each.selectionId, each.odds, each.oddsByAdmin, each.status]),
          );
        for (const [id, fixture] of plain.fixtures) {
          const laid = layOver(fixture, new Set(), rulings, 1);
          const offered = ruled.fixtures.get(id);
          expect(offered === undefined ? [] : seen(offered)).toEqual(seen(laid.fixture));
          expect(new Set(fedOpen.get(id) ?? [])).toEqual(laid.fedOpen);
        }
        expect([...ruled.fixtures.keys()]).toEqual([...plain.fixtures.keys()]);
      }),
      { numRuns: 500 },
    );
  });
});
