import { describe, expect, it } from 'vitest';
import { isOpen, offeredOdds, winMarketOf } from '../../../src/domain/sports/fixture.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { aFixture, aMarket, aSelection, selectionId, withPrices } from '../../support/domain/eventFactory.ts';

describe('fixture', () => {
  it('FX-4 CRT-12 offers the administrator’s odds first', () => {
    expect(offeredOdds(aSelection('s', { odds: 185, oddsByAdmin: 170 }))).toBe(170);
    expect(offeredOdds(aSelection('s', { odds: 185 }))).toBe(185);
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
    const moved = withPrices(a, [{ selectionId: selectionId('a-h'), version: 2, odds: 186 }]);
    expect(digestOfFixtures([moved, b])).not.toBe(digestOfFixtures([a, b]));
    expect(digestOfFixtures([])).toBe('00000000');
  });
});
