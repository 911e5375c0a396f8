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
  type HoldTarget,
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

describe('the offer of one selection', () => {
  it('RSK-1 a hold suspends what the feed has open, and leaves suspended and settled ones as they are', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (fed, isHeld) => {
        const expected = isHeld && fed === 'open' ? 'suspended' : fed;
        expect(offeredUnder(fed, { isHeld, price: null }).status).toBe(expected);
      }),
    );
  });

  it('RSK-2 a price of the house is offered, and opens nothing', () => {
    expect(offeredUnder('suspended', { isHeld: false, price: 240 })).toEqual({ status: 'suspended', oddsByAdmin: 240 });
    expect(offeredUnder('open', { isHeld: false, price: 240 })).toEqual({ status: 'open', oddsByAdmin: 240 });
  });
});

describe('rulings laid over a fixture', () => {
  it('RSK-1 a hold reaches what its scope says, and nothing else', () => {
    for (const [target, reached] of targets) {
      const ruled = rulingsFor(rulingsOf([target], []), game());
      const held = game().markets.flatMap((market) =>
        market.selections.filter((one) => ruled(market, one.selectionId).isHeld).map((one) => String(one.selectionId)),
      );
      expect([target, held]).toEqual([target, reached]);
    }
  });

  it('RSK-3 lifted, the offer is what the feed says, whatever was laid over it and in which order', () => {
    const price = fc.constantFrom(null, 150, 240);
    const step = fc.record({ holds: fc.subarray(targets.map(([target]) => target)), price });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let [fixture, fedOpen] = [game(), NONE_FED_OPEN];
        const rulings = steps.map((one) =>
          rulingsOf(one.holds, one.price === null ? [] : [{ ...ofHome, price: one.price }]),
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
    const rulings = rulingsOf([{ scope: 'all' }], [{ ...ofHome, price: 300 }]);
    const once = layOver(game(), NONE_FED_OPEN, rulings, 1);
    expect(once.changes).toHaveLength(3);
    const twice = layOver(once.fixture, once.fedOpen, rulings, 2);
    expect(twice.changes).toEqual([]);
    expect(twice.fixture).toBe(once.fixture);
    expect([...twice.fedOpen]).toEqual([...once.fedOpen]);
  });
});
