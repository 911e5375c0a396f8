/** What an index says of games, and what it lacks by the time it is told (IDX-6). */
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { isNamed, namedGames, namedSince, withoutPrices } from '../../../src/domain/sports/offerIndex.ts';
import { sampleFixture } from '../../support/engine/sampleData.ts';

const byId = (fixtures: readonly Fixture[]) => new Map(fixtures.map((fixture) => [fixture.fixtureId, fixture]));
const OFFER = [1, 2, 3].map((n) => sampleFixture(n));
const NAMED = byId(namedGames(OFFER));
const withSecond = (over: Partial<Fixture>) => byId([OFFER[0]!, sampleFixture(2, over), OFFER[2]!]);

describe('IDX-6 what an index lacks', () => {
  it('is nothing as long as only prices and scores move', () => {
    const markets = OFFER[1]!.markets.map((market) => ({
      ...market,
      selections: market.selections.map((selection) => ({ ...selection, odds: selection.odds + 7 })),
    }));
    const score = { period: 1, clockSeconds: 60, home: 1, away: 0 };
    expect(namedSince(NAMED, withSecond({ markets, score }))).toEqual([]);
  });

  it.each([
    ['that was put off', { startAt: 5 }],
    ['that is called otherwise', { home: 'another' }],
    ['of which prices stay on offer after its start', { turnsInPlay: true }],
    ['that is listed by another market', { markets: [{ ...sampleFixture(2).markets[0]!, marketId: '52' }] }],
  ])('is a game %s, without a price', (_what, over) => {
    expect(namedSince(NAMED, withSecond(over))).toEqual([withoutPrices(sampleFixture(2, over))]);
  });

  it('IDX-1 BRD-6 is nothing as long as the groups of markets are the same, whichever markets those are', () => {
    const [win] = sampleFixture(2).markets;
    const of = (...ids: readonly string[]) => [win!, ...ids.map((marketId) => ({ ...win!, marketId }))];
    const known = byId(namedGames([sampleFixture(2, { markets: of('3', '50') })]));
    const since = (markets: Fixture['markets']) => namedSince(known, byId([sampleFixture(2, { markets })]));
    expect(since(of('342', '9999', '866'))).toEqual([]);
    expect(since(of('3'))).toHaveLength(1);
    expect(since(of('3', '50', '2'))).toHaveLength(1);
  });

  it('is a game that came', () => {
    const came = sampleFixture(4);
    expect(namedSince(NAMED, byId([...OFFER, came]))).toEqual([withoutPrices(came)]);
  });

  it.each([
    ['is gone', byId([OFFER[0]!, OFFER[2]!])],
    ['is over', withSecond({ status: 'finished' })],
    ['has lost its market', withSecond({ markets: [] })],
  ])('is a game that %s, so that no board lists it', (_what, offered) => {
    const since = namedSince(NAMED, offered);
    expect(since.map(({ fixtureId }) => fixtureId)).toEqual([OFFER[1]!.fixtureId]);
    expect(since.some(isNamed)).toBe(false);
  });

  it('is nothing of a game that no board listed, or lists', () => {
    const over = sampleFixture(5, { status: 'finished' });
    expect(namedSince(NAMED, byId([...OFFER, over]))).toEqual([]);
  });
});
