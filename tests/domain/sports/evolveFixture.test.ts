/** What the feed's events make of a fixture: given events, when another comes, then the state. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { fixtureIdOf } from '../../../src/domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import { findSelection, type Fixture, type SelectionChange } from '../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, pricesChanged, selectionId } from '../../support/domain/eventFactory.ts';
import { anyFeedEvent } from '../../support/engine/feedArbitraries.ts';

const game = aFixture('f');
const { fixtureId } = game;
const home = selectionId('f-h');

const opened = (fixture: Fixture = game): FeedEvent => ({ type: 'FixtureOpened', at: 1, data: { fixture } });
const closed: FeedEvent = { type: 'FixtureClosed', at: 1, data: { fixtureId } };
const moved = (change: Partial<SelectionChange>, at = 1): FeedEvent =>
  pricesChanged(game, [{ selectionId: home, version: 2, ...change }], at);
const changed = (status: Fixture['status'], startAt = game.startAt): FeedEvent => ({
  type: 'FixtureChanged',
  at: 1,
  data: { fixtureId, status, startAt },
});
const marketsOpened = (...markets: Fixture['markets']): FeedEvent => ({
  type: 'MarketsOpened',
  at: 1,
  data: { fixtureId, markets },
});
const scored = (goals: number): FeedEvent => ({
  type: 'ScoreChanged',
  at: 1,
  data: { fixtureId, score: { period: 10, clockSeconds: 60, home: goals, away: 0 } },
});

const after = (events: readonly FeedEvent[], state?: Fixture) =>
  events.reduce<Fixture | undefined>((fixture, event) => evolveFixture(fixture, event), state);

function given(...events: readonly FeedEvent[]) {
  const before = after(events);
  return {
    when: (...next: readonly FeedEvent[]) => {
      const fixture = after(next, before);
      return { before, fixture, home: fixture && findSelection(fixture, home)?.selection };
    },
  };
}

describe('a change of a selection', () => {
  it('FX-1 that is not newer changes nothing, and neither does one of a selection nobody offers', () => {
    const unknown = pricesChanged(game, [{ selectionId: selectionId('zzz'), version: 9, odds: 999 }]);
    for (const late of [moved({ version: 1, odds: 999 }), unknown]) {
      const { before, fixture } = given(opened()).when(late);
      expect(fixture).toBe(before);
    }
  });

  it('FX-1 ends in the same state whatever the order versions arrive in', () => {
    const changes = [190, 195, 188].map((odds, index) => moved({ version: index + 2, odds }));
    expect(given(opened()).when(...changes).home).toMatchObject({ odds: 188, version: 4 });
    expect(given(opened()).when(...changes.toReversed()).home).toMatchObject({ odds: 188, version: 4 });
  });

  it('FX-2 CRT-16 keeps the odds before a move and when it moved; a change of status alone keeps them', () => {
    const atNinety = given(opened(), moved({ odds: 190 }, 77));
    expect(atNinety.when().home).toMatchObject({ odds: 190, oddsBefore: 185, movedAt: 77, version: 2 });
    const suspended = atNinety.when(moved({ version: 3, status: 'suspended' }, 99));
    expect(suspended.home).toMatchObject({ odds: 190, oddsBefore: 185, movedAt: 77, status: 'suspended' });
    expect(suspended.fixture?.markets[0]?.selections[1]).toBe(game.markets[0]?.selections[1]);
  });

  it('FX-4 CRT-12 moves what is offered only where no administrator’s odds stand before it', () => {
    const held = given(opened(aFixture('f', { markets: [aMarket([aSelection('f-h', { oddsByAdmin: 170 })])] })));
    expect(held.when(moved({ odds: 300 }, 9)).home).toMatchObject({ odds: 300, oddsByAdmin: 170, movedAt: 0 });
    const released = held.when(moved({ odds: 300 }, 9), moved({ version: 3, oddsByAdmin: null }, 10));
    expect(released.home).toMatchObject({ oddsBefore: 170, movedAt: 10 });
  });

  it('FX-8 is the last one its event names', () => {
    const twice = pricesChanged(game, [
      { selectionId: home, version: 3, odds: 300 },
      { selectionId: home, version: 2, odds: 200 },
    ]);
    expect(given(opened()).when(twice).home).toMatchObject({ odds: 200, version: 2 });
  });
});

describe('markets', () => {
  const line = aMarket([aSelection('f-o', { side: 'over' })], { marketId: '2', baseLine: '2.5' });

  it('FX-3 are added when new, and replaced by id and base line', () => {
    const added = given(opened()).when(marketsOpened(line)).fixture;
    expect(added?.markets.map((market) => market.marketId)).toEqual(['1', '2']);
    const replaced = given(opened(), marketsOpened(line)).when(marketsOpened({ ...line, selections: [] })).fixture;
    expect(replaced?.markets.map((market) => market.selections.length)).toEqual([3, 0]);
    const other = given(opened(), marketsOpened(line)).when(marketsOpened({ ...line, baseLine: '3' })).fixture;
    expect(other?.markets.map((market) => market.baseLine)).toEqual(['', '2.5', '3']);
  });

  it('FX-6 that stand already are the same objects', () => {
    const { before, fixture } = given(opened(), marketsOpened(line)).when(marketsOpened(structuredClone(line)));
    expect(fixture).toBe(before);
    const half = given(opened(), marketsOpened(line)).when(
      marketsOpened(structuredClone(line), { ...line, baseLine: '3' }),
    );
    expect(half.fixture?.markets[1]).toBe(half.before?.markets[1]);
  });
});

describe('a fixture', () => {
  it('FX-6 is the same object after an event that says what stands already', () => {
    for (const event of [opened(), changed('inPlay'), scored(1), moved({ odds: 190 }), marketsOpened(aMarket([]))]) {
      const { before, fixture } = given(opened(), event).when(structuredClone(event));
      expect(fixture).toBe(before);
    }
    const other = given(opened()).when(changed('inPlay'), scored(1)).fixture;
    expect(other).toMatchObject({ status: 'inPlay', score: { home: 1 } });
    expect(given(opened()).when(changed('scheduled', 7)).fixture?.startAt).toBe(7);
  });

  it('SCB-4 FX-6 takes when a score was told, also of one that says what stands: what was between was not sent', () => {
    const score = { period: 10, clockSeconds: 600, home: 0, away: 0 };
    const told = (at: number): FeedEvent => ({
      type: 'ScoreChanged',
      at,
      data: { fixtureId, score: { ...score, told: { at, shown: 600 } } },
    });
    const first = evolveFixture(game, told(1_000));
    expect(evolveFixture(first, told(31_000))?.score?.told).toEqual({ at: 31_000, shown: 600 });
    expect(evolveFixture(first, told(1_000))).toBe(first);
  });

  it('FX-6 whatever happened: an event that comes twice changes it once', () => {
    fc.assert(
      fc.property(fc.array(anyFeedEvent, { maxLength: 20 }), (events) => {
        const offer = new Map<string, Fixture | undefined>();
        for (const event of events) {
          const id = fixtureIdOf(event) ?? '';
          const once = evolveFixture(offer.get(id), event);
          expect(evolveFixture(once, structuredClone(event))).toBe(once);
          offer.set(id, once);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('FX-7 is on offer from the event that opens it to the one that closes it', () => {
    const others = [changed('inPlay'), scored(1), moved({ odds: 190 }), marketsOpened(aMarket([])), closed];
    expect(given().when(...others).fixture).toBeUndefined();
    expect(given(opened()).when(closed, ...others).fixture).toBeUndefined();
    expect(given(opened(), closed).when(opened()).fixture).toBe(game);
    const renamed = { ...game, home: 'Renamed' };
    expect(given(opened()).when(opened(renamed)).fixture).toBe(renamed);
  });

  it('FX-7 does not change with news or with what a producer does', () => {
    const { before, fixture } = given(opened()).when(
      { type: 'NewsPublished', at: 1, data: { news: [] } },
      { type: 'ProducerStateChanged', at: 1, data: { producer: 'inPlay', state: 'up' } },
    );
    expect(fixture).toBe(before);
  });
});
