import { expect, test } from 'vitest';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { chiefMarketsOf } from '../../../src/domain/sports/chiefMarkets.ts';
import { aFixture, aMarket, aSelection } from '../../support/domain/eventFactory.ts';

const line = (marketId: string, baseLine: string, over: number, under: number) =>
  aMarket(
    [
      aSelection(`${marketId}${baseLine}o`, { side: 'over', odds: over, line: baseLine }),
      aSelection(`${marketId}${baseLine}u`, { side: 'under', odds: under, line: baseLine }),
    ],
    { marketId, baseLine },
  );
const totals = ['1.5', '2.5', '3.5', '4.5', '5.5'].map((baseLine, at) =>
  line(MARKET.overUnder, baseLine, 130 + at * 60, 340 - at * 50),
);

test('SCB-5 as many lines as there is room for stand around the main one', () => {
  const fixture = aFixture('a', { markets: [...aFixture('a').markets, ...totals.toReversed()] });
  const shown = (count: number) => chiefMarketsOf(fixture, count).total.map(({ baseLine }) => baseLine);
  expect(shown(3)).toEqual(['2.5', '3.5', '4.5']);
  expect(shown(4)).toEqual(['1.5', '2.5', '3.5', '4.5']);
  expect(shown(9)).toHaveLength(5);
});

test('SCB-5 a market of a part of the game does not stand for the whole one', () => {
  const part = line(MARKET.overUnderFirstPeriod, '0.5', 190, 190);
  expect(chiefMarketsOf(aFixture('a', { markets: [part] }), 3).total).toEqual([]);
  expect(chiefMarketsOf(aFixture('a', { markets: [part, totals[1]!] }), 3).total).toEqual([totals[1]]);
});

test('BRD-13 SCB-5 lines that are shown stay while prices move, until one is settled', () => {
  const before = chiefMarketsOf(aFixture('a', { markets: totals }), 3);
  const moved = (status: 'open' | 'settled') =>
    totals.map((market, at) => {
      const odds = at === 4 ? [190, 190] : [110, 900];
      const selections = market.selections.map((selection, side) => ({
        ...selection,
        odds: odds[side]!,
        status: at === 2 ? status : ('open' as const),
      }));
      return { ...market, selections };
    });
  const shown = (status: 'open' | 'settled') =>
    chiefMarketsOf(aFixture('a', { markets: moved(status) }), 3, before).total.map(({ baseLine }) => baseLine);
  expect(shown('open')).toEqual(['2.5', '3.5', '4.5']);
  expect(shown('settled')).toEqual(['2.5', '4.5', '5.5']);
  expect(chiefMarketsOf(aFixture('a', { markets: moved('open') }), 3).total[0]?.baseLine).toBe('3.5');
});

test('BRD-13 SCB-5 another market that comes first does not take the place of the one that is shown', () => {
  const [shown, other] = [aMarket([], { marketId: '52' }), aMarket([], { marketId: '1' })];
  const before = chiefMarketsOf(aFixture('a', { markets: [shown] }), 3);
  expect(chiefMarketsOf(aFixture('a', { markets: [other, shown] }), 3).win).toEqual(other);
  expect(chiefMarketsOf(aFixture('a', { markets: [other, shown] }), 3, before).win).toEqual(shown);
});
