/** S-21: what is left out of a log as overtaken leaves every fixture as it would have been, in every field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import type { EventOf, FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { overtakenAmong } from '../../../src/domain/events/overtaken.ts';
import type { Fixture, SelectionChange } from '../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const FIXTURES = ['f', 'g'] as const;
const SIDES = ['h', 'd', 'a'] as const;

const changesOf = (game: string, changes: readonly (Omit<SelectionChange, 'selectionId'> & { side: string })[]) =>
  changes.map(({ side, ...change }) => ({ ...change, selectionId: selectionId(`${game}-${side}`) }));

const price = (version: number, odds: number, game = 'f', side = 'h'): EventOf<'OddsChanged'> => ({
  type: 'OddsChanged',
  at: version * 10,
  data: { fixtureId: fixtureId(game), changes: changesOf(game, [{ side, version, odds }]) },
});

const score = (home: number, game = 'f'): EventOf<'ScoreChanged'> => ({
  type: 'ScoreChanged',
  at: home,
  data: { fixtureId: fixtureId(game), score: { period: 1, clockSeconds: home, home, away: 0 } },
});

const moved: EventOf<'FixtureChanged'> = {
  type: 'FixtureChanged',
  at: 5,
  data: { fixtureId: fixtureId('f'), status: 'inPlay', startAt: 2 },
};

type Offer = ReadonlyMap<string, Fixture | undefined>;

const gameOf = (event: FeedEvent): string | undefined => {
  if (event.type === 'FixtureOpened') return event.data.fixture.fixtureId;
  return 'fixtureId' in event.data ? event.data.fixtureId : undefined;
};

function fold(offer: Offer, events: readonly FeedEvent[]): Offer {
  const after = new Map(offer);
  for (const event of events) {
    const game = gameOf(event);
    if (game !== undefined) after.set(game, evolveFixture(after.get(game), event));
  }
  return after;
}

const sentOf = (events: readonly FeedEvent[]) => {
  const overtaken = overtakenAmong(events);
  return events.filter((_event, index) => overtaken[index] !== true);
};

/** What happens to a game, in few values, so that they meet; versions mostly grow, as an origin's do. */
const anyChange = fc.record(
  {
    side: fc.constantFrom(...SIDES),
    jump: fc.constantFrom(1, 1, 1, 1, 2, 0, -1),
    odds: fc.constantFrom(150, 160, 170),
    oddsByAdmin: fc.constantFrom(null, 155, 160),
    status: fc.constantFrom('open' as const, 'suspended' as const),
    settlement: fc.constantFrom(null, 1 as const),
  },
  { requiredKeys: ['side', 'jump'] },
);
const priceOf = {
  side: fc.constantFrom(...SIDES),
  jump: fc.constant(1),
  odds: fc.constantFrom(150, 160, 170),
};
const anyPrice = fc.record(priceOf);

/** As prices move under a margin: the house's with the feed's. */
const anyShifted = fc.record({ ...priceOf, oddsByAdmin: fc.constantFrom(145, 155, 165) });

type Step = (versionOf: (side: string, jump: number) => number, game: string, at: number) => FeedEvent;

const changed =
  (changes: readonly (Omit<SelectionChange, 'selectionId' | 'version'> & { side: string; jump: number })[]): Step =>
  (versionOf, game, at) => ({
    type: 'OddsChanged',
    at,
    data: {
      fixtureId: fixtureId(game),
      changes: changesOf(
        game,
        changes.map(({ jump, ...change }) => ({ ...change, version: versionOf(change.side, jump) })),
      ),
    },
  });

const marketOf = (game: string, version: number) =>
  aMarket(SIDES.map((side) => aSelection(`${game}-${side}`, { version, odds: 140 + version })));

const anyOf = (price: typeof anyPrice) => fc.array(price, { minLength: 1, maxLength: 3 }).map(changed);

const anyRest: readonly fc.MaybeWeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: fc.array(anyChange, { minLength: 1, maxLength: 3 }).map(changed) },
  {
    weight: 3,
    arbitrary: fc.nat({ max: 4 }).map(
      (home): Step =>
        (_versionOf, game) =>
          score(home, game),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 9 }).map((version): Step => (_versionOf, game, at) => ({
      type: 'MarketsOpened',
      at,
      data: { fixtureId: fixtureId(game), markets: [marketOf(game, version + 1)] },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      (_versionOf, game, at) => ({ type: 'FixtureClosed', at, data: { fixtureId: fixtureId(game) } }),
      (_versionOf, game, at) => ({ type: 'FixtureOpened', at, data: { fixture: aFixture(game) } }),
      (_versionOf, game, at) => ({ ...moved, at, data: { ...moved.data, fixtureId: fixtureId(game) } }),
      (_versionOf, _game, at) => ({ type: 'NewsPublished', at, data: { news: [] } }),
    ),
  },
];

/** Most logs are of no margin or under one throughout; in some it comes and goes. */
const anyStepOf: readonly fc.Arbitrary<Step>[] = [
  fc.oneof({ weight: 14, arbitrary: anyOf(anyPrice) }, ...anyRest),
  fc.oneof({ weight: 14, arbitrary: anyOf(anyShifted) }, ...anyRest),
  fc.oneof({ weight: 7, arbitrary: anyOf(anyPrice) }, { weight: 7, arbitrary: anyOf(anyShifted) }, ...anyRest),
];

const anyLog = fc
  .constantFrom(...anyStepOf)
  .chain((anyStep) =>
    fc.array(fc.tuple(anyStep, fc.constantFrom(...FIXTURES)), { minLength: 1, maxLength: 40, size: 'max' }),
  )
  .map((steps): FeedEvent[] => {
    const versions = new Map<string, number>();
    return steps.map(([step, game], index) =>
      step(
        (side, jump) => {
          const version = Math.max(1, (versions.get(`${game}-${side}`) ?? 1) + jump);
          versions.set(`${game}-${side}`, version);
          return version;
        },
        game,
        100 + index,
      ),
    );
  });

/** A state of the offer that a client may have come to before: a game may be missing, and prices newer than the log. */
const anyOffer = fc.tuple(...FIXTURES.map(() => fc.option(fc.nat({ max: 6 }))), fc.boolean()).map(
  ([f, g, isByAdmin]): Offer =>
    new Map(
      FIXTURES.map((game, index) => {
        const version = [f, g][index];
        if (typeof version !== 'number') return [game, undefined];
        const market = marketOf(game, version + 1);
        const selections = market.selections.map((one) => ({ ...one, oddsByAdmin: isByAdmin === true ? 300 : null }));
        return [game, aFixture(game, { markets: [{ ...market, selections }] })];
      }),
    ),
);

describe('S-21 overtaken', () => {
  it('leaves every fixture as it would have been, whatever it was before', () => {
    let leftOut = 0;
    fc.assert(
      fc.property(anyOffer, anyLog, (offer, events) => {
        const sent = sentOf(events);
        leftOut += events.length - sent.length;
        expect(fold(offer, sent)).toEqual(fold(offer, events));
      }),
      { numRuns: 1_000 },
    );
    expect(leftOut).toBeGreaterThan(1_000);
  });

  it('holds for a piece that was begun in the middle of another: what was left out comes after the cut', () => {
    fc.assert(
      fc.property(anyOffer, anyLog, fc.nat({ max: 40 }), (offer, events, cut) => {
        const overtaken = overtakenAmong(events);
        const before = events.slice(0, cut).filter((_event, index) => overtaken[index] !== true);
        const after = sentOf(events.slice(cut));
        expect(fold(fold(offer, before), after)).toEqual(fold(offer, events));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the last two prices of a selection, and the last score', () => {
    expect(overtakenAmong([price(2, 150), price(3, 160), price(4, 170), price(5, 180)])).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(overtakenAmong([score(1), score(2), score(3)])).toEqual([true, true, false]);
  });

  it('keeps as many prices as it takes to know when the last move was', () => {
    expect(overtakenAmong([price(2, 150), price(3, 160), price(4, 170), price(5, 170)])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('RSK-10 leaves out prices under a margin as others, past none of another kind', () => {
    const under = (version: number, odds: number, oddsByAdmin: number): FeedEvent => ({
      ...price(version, odds),
      data: { fixtureId: fixtureId('f'), changes: changesOf('f', [{ side: 'h', version, odds, oddsByAdmin }]) },
    });
    expect(overtakenAmong([under(2, 150, 146), under(3, 160, 156), under(4, 170, 165)])).toEqual([true, false, false]);
    // The feed's price moved and the house's did not: what was offered last is not known by these two.
    expect(overtakenAmong([under(2, 150, 146), under(3, 160, 156), under(4, 161, 156)])).toEqual([false, false, false]);
    expect(overtakenAmong([under(2, 150, 146), price(3, 160), price(4, 170)])).toEqual([false, false, false]);
    expect(overtakenAmong([price(2, 150), under(3, 160, 156), under(4, 170, 165)])).toEqual([true, false, false]);
  });

  it('keeps an event of several selections until each of them is overtaken', () => {
    const both: FeedEvent = {
      type: 'OddsChanged',
      at: 1,
      data: {
        fixtureId: fixtureId('f'),
        changes: changesOf('f', [
          { side: 'h', version: 2, odds: 150 },
          { side: 'd', version: 2, odds: 300 },
        ]),
      },
    };
    const onlyHome = [both, price(3, 160), price(4, 170)];
    expect(overtakenAmong(onlyHome)).toEqual([false, false, false]);
    expect(overtakenAmong([...onlyHome, price(3, 310, 'f', 'd'), price(4, 320, 'f', 'd')])[0]).toBe(true);
  });

  it.each<[string, FeedEvent | undefined]>([
    ['a fixture that moved', moved],
    ['a fixture that closed', { type: 'FixtureClosed', at: 5, data: { fixtureId: fixtureId('f') } }],
    ['a fixture that appeared', { type: 'FixtureOpened', at: 5, data: { fixture: aFixture('f') } }],
    [
      'markets that opened',
      { type: 'MarketsOpened', at: 5, data: { fixtureId: fixtureId('f'), markets: [marketOf('f', 3)] } },
    ],
    [
      'a status',
      {
        type: 'OddsChanged',
        at: 5,
        data: { fixtureId: fixtureId('f'), changes: changesOf('f', [{ side: 'h', version: 4, status: 'suspended' }]) },
      },
    ],
    ['what cannot be read', undefined],
  ])('overtakes no price past %s', (_name, between) => {
    const log = [price(2, 150), price(3, 160), between, price(5, 170), price(6, 180)];
    expect(overtakenAmong(log)).toEqual([false, false, false, false, false]);
  });

  it('overtakes no score past a fixture that moved, and another fixture is no obstacle', () => {
    expect(overtakenAmong([score(1), moved, score(2)])).toEqual([false, false, false]);
    expect(overtakenAmong([score(1, 'g'), moved, score(2, 'g')])).toEqual([true, false, false]);
  });

  it('never leaves out a status, a settlement or odds that the house sets or lifts', () => {
    fc.assert(
      fc.property(anyLog, (events) => {
        const overtaken = overtakenAmong(events);
        for (const [index, event] of events.entries()) {
          if (overtaken[index] !== true) continue;
          const says = event.type === 'OddsChanged' ? event.data.changes.flatMap((change) => Object.keys(change)) : [];
          expect(says.filter((name) => !['selectionId', 'version', 'odds', 'oddsByAdmin'].includes(name))).toEqual([]);
          const changes = event.type === 'OddsChanged' ? event.data.changes : [];
          expect(changes.filter(({ odds, oddsByAdmin }) => odds === undefined || oddsByAdmin === null)).toEqual([]);
          expect(['OddsChanged', 'ScoreChanged']).toContain(event.type);
        }
      }),
    );
  });
});
