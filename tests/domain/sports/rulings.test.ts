/** What members are offered: the feed's selections with what the house says laid over them (rules RSK). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import { offeredOdds } from '../../../src/domain/sports/fixture.ts';
import {
  layOver,
  NO_RULINGS,
  NONE_FED_OPEN,
  offeredUnder,
  rulingsFor,
  rulingsOf,
  Shift,
  type HoldTarget,
  type MarginTarget,
  type MovedMargin,
} from '../../../src/domain/sports/rulings.ts';
import { aFixture, aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const status = fc.constantFrom('open' as const, 'suspended' as const, 'settled' as const);
const ofHome = { fixtureId: fixtureId('f'), selectionId: selectionId('home') };
const game = () =>
  aFixture('f', {
    markets: [
      aMarket([aSelection('home'), aSelection('away', { status: 'suspended' })]),
      aMarket([aSelection('over'), aSelection('under')], { marketId: '2', baseLine: '2.5' }),
    ],
  });
const { leagueId, sportId } = game();
const plain = { isHeld: false, price: null, shift: 0 };
const targets: readonly (readonly [HoldTarget, readonly string[]])[] = [
  [{ scope: 'selection', ...ofHome }, ['home']],
  [{ scope: 'market', fixtureId: fixtureId('f'), marketId: '2', baseLine: '2.5' }, ['over', 'under']],
  [{ scope: 'market', fixtureId: fixtureId('f'), marketId: '2', baseLine: '3.5' }, []],
  [{ scope: 'fixture', fixtureId: fixtureId('f') }, ['home', 'away', 'over', 'under']],
  [{ scope: 'fixture', fixtureId: fixtureId('g') }, []],
  [{ scope: 'league', leagueId }, ['home', 'away', 'over', 'under']],
  [{ scope: 'sport', sportId }, ['home', 'away', 'over', 'under']],
  [{ scope: 'all' }, ['home', 'away', 'over', 'under']],
];
/** From the narrowest to the widest. */
const wide: readonly MarginTarget[] = [
  { scope: 'market', fixtureId: fixtureId('f'), marketId: '2', baseLine: '2.5' },
  { scope: 'fixture', fixtureId: fixtureId('f') },
  { scope: 'league', leagueId },
  { scope: 'sport', sportId },
  { scope: 'all' },
];

describe('the offer of one selection', () => {
  it('RSK-1 a hold suspends what the feed has open, and leaves suspended and settled ones as they are', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (fed, isHeld) => {
        const expected = isHeld && fed === 'open' ? 'suspended' : fed;
        expect(offeredUnder({ status: fed, odds: 185 }, { ...plain, isHeld }).status).toBe(expected);
      }),
    );
  });

  it('RSK-2 a price of the house is offered, and opens nothing', () => {
    for (const one of ['suspended', 'open'] as const)
      expect(offeredUnder({ status: one, odds: 185 }, { ...plain, price: 240 })).toEqual({
        status: one,
        oddsByAdmin: 240,
      });
  });

  it('RSK-10 a margin moves the feed’s price and opens nothing; a price of the house goes before it, and a hold over both', () => {
    const open = { status: 'open', odds: 200 } as const;
    expect(offeredUnder(open, { ...plain, shift: 250 })).toEqual({ status: 'open', oddsByAdmin: 195 });
    expect(offeredUnder({ ...open, status: 'suspended' }, { ...plain, shift: -250 })).toEqual({
      status: 'suspended',
      oddsByAdmin: 205,
    });
    expect(offeredUnder(open, { isHeld: true, price: 240, shift: 250 })).toEqual({
      status: 'suspended',
      oddsByAdmin: 240,
    });
  });

  it('RSK-10 a margin leaves what has its result, what has no price yet, and what cannot go lower', () => {
    for (const one of [
      { status: 'settled', odds: 200 },
      { status: 'suspended', odds: 100 },
      { status: 'open', odds: 101 },
    ] as const)
      expect(offeredUnder(one, { ...plain, shift: 250 })).toEqual({ status: one.status, oddsByAdmin: null });
  });

  it('RSK-10 a margin is a whole number of hundredths of a percent within its bounds, and never none', () => {
    const taken = [-1_001, -1_000, -1, 0, 1, 2_000, 2_001, 2.5].filter((one) => Shift.safeParse(one).success);
    expect(taken).toEqual([-1_000, -1, 1, 2_000]);
  });
});

describe('rulings laid over a fixture', () => {
  it('RSK-1 a hold reaches what its scope says, and nothing else', () => {
    for (const [target, reached] of targets) {
      const ruled = rulingsFor(rulingsOf([target], [], []), game());
      const held = game().markets.flatMap((market) =>
        market.selections.filter((one) => ruled(market, one.selectionId).isHeld).map((one) => String(one.selectionId)),
      );
      expect([target, held]).toEqual([target, reached]);
    }
  });

  it('RSK-10 the narrowest margin counts, and none is added to another', () => {
    const widest = wide.map((target, place): MovedMargin => ({ target, shift: (place + 1) * 100 }));
    const shiftsUnder = (margins: readonly MovedMargin[]) => {
      const ruled = rulingsFor(rulingsOf([], [], margins), game());
      return game().markets.map((market) => ruled(market, selectionId('home')).shift);
    };
    expect(shiftsUnder(widest)).toEqual([200, 100]);
    expect(shiftsUnder(widest.slice(1))).toEqual([200, 200]);
    expect(shiftsUnder(widest.slice(2))).toEqual([300, 300]);
    expect(shiftsUnder(widest.slice(3))).toEqual([400, 400]);
    expect(shiftsUnder(widest.slice(4))).toEqual([500, 500]);
    expect(shiftsUnder([{ target: { scope: 'fixture', fixtureId: fixtureId('g') }, shift: 300 }])).toEqual([0, 0]);
  });

  it('RSK-3 lifted, the offer is what the feed says, whatever was laid over it and in which order', () => {
    const price = fc.constantFrom(null, 150, 240);
    const margins = fc.array(
      fc.record({ target: fc.constantFrom(...wide), shift: fc.constantFrom(-1_000, -130, 40, 2_000) }),
      { maxLength: 3 },
    );
    const step = fc.record({ holds: fc.subarray(targets.map(([target]) => target)), price, margins });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let [fixture, fedOpen] = [game(), NONE_FED_OPEN];
        const rulings = steps.map((one) =>
          rulingsOf(one.holds, one.price === null ? [] : [{ ...ofHome, price: one.price }], one.margins),
        );
        for (const each of [...rulings, NO_RULINGS]) {
          const laid = layOver(fixture, fedOpen, each, 1);
          const { fixtureId: id } = fixture;
          const told = evolveFixture(fixture, {
            type: 'OddsChanged',
            at: 1,
            data: { fixtureId: id, changes: [...laid.changes] },
          });
          // What is stored is what is told.
          expect(told).toEqual(laid.fixture);
          ({ fixture, fedOpen } = laid);
        }
        expect(fedOpen.size).toBe(0);
        const seen = fixture.markets.flatMap(({ selections }) =>
          selections.map((one) => [String(one.selectionId), one.status, offeredOdds(one)]),
        );
        expect(seen).toEqual([
          ['home', 'open', 185],
          ['away', 'suspended', 185],
          ['over', 'open', 185],
          ['under', 'open', 185],
        ]);
      }),
    );
  });

  it('RSK-3 the same rulings again change nothing', () => {
    const rulings = rulingsOf(
      [{ scope: 'all' }],
      [{ ...ofHome, price: 300 }],
      [{ target: { scope: 'all' }, shift: 250 }],
    );
    const once = layOver(game(), NONE_FED_OPEN, rulings, 1);
    expect(once.changes).toHaveLength(4);
    const twice = layOver(once.fixture, once.fedOpen, rulings, 2);
    expect(twice.changes).toEqual([]);
    expect(twice.fixture).toBe(once.fixture);
    expect([...twice.fedOpen]).toEqual([...once.fedOpen]);
  });
});
