import { describe, expect, it } from 'vitest';
import {
  findSelection,
  isOpen,
  offeredOdds,
  winMarketOf,
  withMarkets,
  withSelectionChanges,
} from '../../../src/domain/sports/fixture.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { aFixture, aMarket, aSelection, selectionId } from '../../support/domain/eventFactory.ts';

const home = (fixture: ReturnType<typeof aFixture>) => findSelection(fixture, selectionId('f-h'))?.selection;

describe('fixture', () => {
  it('FX-1 ignores versions that are not newer, and returns the same object', () => {
    const fixture = aFixture('f');
    const late = [{ selectionId: selectionId('f-h'), version: 1, odds: 999 }];
    expect(withSelectionChanges(fixture, late, 5)).toBe(fixture);
    expect(withSelectionChanges(fixture, [{ selectionId: selectionId('zzz'), version: 9, odds: 999 }], 5)).toBe(
      fixture,
    );
  });

  it('FX-1 ends in the same state whatever the order versions arrive in', () => {
    const changes = [190, 195, 188].map((odds, index) => ({
      selectionId: selectionId('f-h'),
      version: index + 2,
      odds,
    }));
    const inOrder = changes.reduce((fixture, change) => withSelectionChanges(fixture, [change], 5), aFixture('f'));
    const reversed = changes.toReversed().reduce((f, change) => withSelectionChanges(f, [change], 5), aFixture('f'));
    expect(home(inOrder)?.odds).toBe(188);
    expect(home(reversed)?.odds).toBe(188);
    expect(home(reversed)?.version).toBe(4);
  });

  it('FX-2 CRT-16 keeps the odds before a move and when it moved', () => {
    const moved = withSelectionChanges(aFixture('f'), [{ selectionId: selectionId('f-h'), version: 2, odds: 190 }], 77);
    expect(home(moved)).toMatchObject({ odds: 190, oddsBefore: 185, movedAt: 77, version: 2 });
    const suspended = withSelectionChanges(
      moved,
      [{ selectionId: selectionId('f-h'), version: 3, status: 'suspended' }],
      99,
    );
    expect(home(suspended)).toMatchObject({ odds: 190, oddsBefore: 185, movedAt: 77, status: 'suspended' });
    expect(moved.markets[0]?.selections[1]).toBe(aFixtureDrawOf(moved));
  });

  it('FX-3 replaces a market by id and base line, and adds new ones', () => {
    const fixture = aFixture('f');
    const line = aMarket([aSelection('f-o', { side: 'over' })], { marketId: '2', baseLine: '2.5' });
    const added = withMarkets(fixture, [line]);
    expect(added.markets.map((market) => market.marketId)).toEqual(['1', '2']);
    const replaced = withMarkets(added, [{ ...line, selections: [] }]);
    expect(replaced.markets).toHaveLength(2);
    expect(replaced.markets[1]?.selections).toEqual([]);
  });

  it('FX-4 CRT-12 offers the administrator’s odds first', () => {
    const selection = aSelection('s', { odds: 185, oddsByAdmin: 170 });
    expect(offeredOdds(selection)).toBe(170);
    const fixture = aFixture('f', { markets: [aMarket([aSelection('f-h', { oddsByAdmin: 170 })])] });
    const feedMoved = withSelectionChanges(fixture, [{ selectionId: selectionId('f-h'), version: 2, odds: 300 }], 9);
    expect(home(feedMoved)).toMatchObject({ odds: 300, oddsByAdmin: 170, movedAt: 0 });
    const released = withSelectionChanges(
      feedMoved,
      [{ selectionId: selectionId('f-h'), version: 3, oddsByAdmin: null }],
      10,
    );
    expect(home(released)).toMatchObject({ oddsBefore: 170, movedAt: 10 });
  });

  it('FX-5 finds the market that says who wins', () => {
    const twelve = aMarket([], { marketId: '226' });
    const totals = aMarket([], { marketId: '2' });
    expect(winMarketOf(aFixture('f', { markets: [totals, twelve] }))).toBe(twelve);
    expect(winMarketOf(aFixture('f', { markets: [totals] }))).toBeUndefined();
  });

  it('SLIP-3 only an open selection can be backed', () => {
    expect(isOpen(aSelection('s'))).toBe(true);
    expect(isOpen(aSelection('s', { status: 'suspended' }))).toBe(false);
    expect(isOpen(aSelection('s', { status: 'settled' }))).toBe(false);
  });

  it('S-8 equal states have equal digests in any order, and a changed price another', () => {
    const [a, b] = [aFixture('a'), aFixture('b')];
    expect(digestOfFixtures([a, b])).toBe(digestOfFixtures([b, a]));
    const moved = withSelectionChanges(a, [{ selectionId: selectionId('a-h'), version: 2, odds: 186 }], 1);
    expect(digestOfFixtures([moved, b])).not.toBe(digestOfFixtures([a, b]));
    expect(digestOfFixtures([])).toBe('00000000');
  });
});

function aFixtureDrawOf(fixture: ReturnType<typeof aFixture>) {
  return findSelection(fixture, selectionId('f-d'))?.selection;
}
