/** What the house has at stake (RSK-8, RSK-9), held against a full reckoning of bets at random, and asked of the origin itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertBet } from '../../../server/betting/betRows.ts';
import { keepOffer } from '../../../server/ingest/offer.ts';
import { readRisk } from '../../../server/office/risk/exposure.ts';
import { readRiskOfFixture } from '../../../server/office/risk/fixtureExposure.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Bet, BetPick } from '../../../src/domain/bets/bet.ts';
import { Risk, RiskOfFixture } from '../../../src/domain/office/risk.ts';
import { aBetPick, betId, betKey, fixtureId, memberId, selectionId } from '../../support/domain/eventFactory.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { fixtureIdOf, games, selectionIdOf } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';
import { isEvent, openOfficeStream } from '../support/streamReader.ts';

const leg = fc.record({
  fixture: fc.nat(3),
  market: fc.constantFrom('1', '2'),
  line: fc.constantFrom('', '2.5'),
  side: fc.nat(2),
  odds: fc.integer({ min: 101, max: 900 }),
  settlement: fc.constantFrom(null, null, null, 2 as const, 3 as const),
});
const anyBet = fc.record({
  stake: fc.integer({ min: 1_000, max: 900_000 }),
  payout: fc.integer({ min: 1_000, max: 9_000_000 }),
  status: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
  legs: fc.uniqueArray(leg, { minLength: 1, maxLength: 4, selector: ({ fixture }) => fixture }),
});

const pickOf = ({ fixture, market, line, side, odds, settlement }: ReturnType<typeof legOf>): BetPick => ({
  ...aBetPick(`s-${fixture}-${market}-${line}-${side}`),
  ...{ fixtureId: fixtureId(`f-${fixture}`), marketId: market, baseLine: line, odds, settlement },
  selectionId: selectionId(`s-${fixture}-${market}-${line}-${side}`),
});
const legOf = (value: typeof leg extends fc.Arbitrary<infer Leg> ? Leg : never) => value;
const betOf = (
  { stake, payout, status, legs }: typeof anyBet extends fc.Arbitrary<infer One> ? One : never,
  n: number,
): Bet => ({
  ...{ betId: betId(`bet-${n}`), key: betKey(`key${n}`), page: 'cross', betStyle: 'KR', stake, totalOdds: 200 },
  ...{ expectedWinnings: payout, paid: 0, status, placedAt: n, settledAt: status === 0 ? null : 5 },
  picks: legs.map(pickOf),
});

/** Liability from the bets alone, the slow way: for each market, what is paid if each of its selections wins. */
function reckoned(bets: readonly Bet[], id: string): number {
  const open = bets
    .filter(({ status }) => status === 0)
    .flatMap((bet) => bet.picks.map((pick) => ({ bet, pick })))
    .filter(({ pick }) => pick.fixtureId === id && pick.settlement === null);
  const markets = new Set(open.map(({ pick }) => `${pick.marketId} ${pick.baseLine}`));
  let sum = 0;
  for (const market of markets) {
    const on = open.filter(({ pick }) => `${pick.marketId} ${pick.baseLine}` === market);
    const stakes = on.reduce((all, { bet }) => all + bet.stake, 0);
    const outcomes = [...new Set(on.map(({ pick }) => pick.selectionId))].map((selection) =>
      on.reduce((all, { bet, pick }) => all + (pick.selectionId === selection ? bet.expectedWinnings : 0), -stakes),
    );
    sum += Math.max(...outcomes);
  }
  return sum;
}

describe('what is at stake', () => {
  it('RSK-8 equals a full reckoning of the open bets, fixture by fixture, market by market and in all', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, Date.now());
    const offer = keepOffer([], [], {});
    await fc.assert(
      fc.asyncProperty(fc.array(anyBet, { maxLength: 25 }), async (given) => {
        const bets = given.map(betOf);
        await store.write(async (tx) => {
          await tx.deleteFrom('bet_picks').execute();
          await tx.deleteFrom('bets').execute();
          for (const bet of bets) await insertBet(tx, memberId('member1'), bet);
        });
        const risk = Risk.parse(await store.read((tx) => readRisk(tx, offer, { show: 'all' }, 9)));
        let total = 0;
        for (const { fixtureId: id, liability } of risk.fixtures) {
          expect(liability).toBe(reckoned(bets, id));
          const one = RiskOfFixture.parse(await store.read((tx) => readRiskOfFixture(tx, offer, id, 9)));
          expect(one.fixture.liability).toBe(liability);
          for (const market of one.markets) {
            expect(Math.max(...market.selections.map((selection) => selection.liability))).toBe(market.liability);
            expect(market.selections.reduce((sum, { stakes }) => sum + stakes, 0)).toBe(market.stakes);
          }
          total += liability;
        }
        const open = bets.filter(({ status }) => status === 0);
        const legs = open.flatMap(({ picks }) => picks.filter(({ settlement }) => settlement === null));
        expect(risk.total).toMatchObject({ liability: total, legs: legs.length, fixtures: risk.fixtures.length });
        expect(new Set(legs.map((pick) => pick.fixtureId)).size).toBe(risk.fixtures.length);
        expect(risk.open).toEqual({
          bets: open.length,
          stakes: open.reduce((sum, { stake }) => sum + stake, 0),
          payout: open.reduce((sum, { expectedWinnings }) => sum + expectedWinnings, 0),
        });
        expect(risk.largest.map(({ payout }) => payout)).toEqual(
          open
            .map(({ expectedWinnings }) => expectedWinnings)
            .toSorted((a, b) => b - a)
            .slice(0, 20),
        );
      }),
      { numRuns: 40 },
    );
    await store.close();
  });

  it('RSK-9 is told while a trader looks, with published and fed price, and what is held', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const [trader, member] = [await signInOperator(origin, 'trader1'), await signIn(origin)];
    const risk = async (query = '') => Risk.parse((await trader.call('GET', `/risk${query}`)).body);
    expect(await risk()).toMatchObject({ fixtures: [], total: { liability: 0 }, onOffer: { fixtures: 2 } });
    const stream = await openOfficeStream(origin, trader.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    await member.bet(betOn([claimOn('a')], { amounts: 20_000 }), newKey());
    await stream.until((frame) => isEvent('DocumentTold')(frame) && JSON.stringify(frame).includes('"risk"'));
    expect(await risk()).toMatchObject({
      fixtures: [{ fixtureId: 'fx-a', liability: 17_000, legs: 1, isHeld: false }],
      largest: [{ stake: 20_000, payout: 37_000, folds: 1, member: { id: 'member1' } }],
      members: [{ bets: 1, stakes: 20_000 }],
    });
    const target = { scope: 'league', leagueId: 'k1' };
    await trader.act('/risk/hold', { target, isOn: true }, { reason: '확인' });
    const home = { fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('a', 'home') };
    await trader.act('/risk/price', { act: 'set', ...home, price: 222, until: null }, { reason: '확인' });
    const one = RiskOfFixture.parse((await trader.call('GET', '/risk/fx-a')).body);
    expect(one.fixture).toMatchObject({ isHeld: true, prices: 1, liability: 17_000 });
    expect(one.markets[0]?.selections[0]).toMatchObject({
      offered: { odds: 222, status: 'suspended' },
      fed: { odds: 185, status: 'open' },
      override: { price: 222, name: '한도윤' },
      ...{ average: 185, payout: 37_000, liability: 17_000 },
    });
    expect(one.markets[0]?.selections[1]).toMatchObject({ liability: -20_000, legs: 0, average: null });
    expect(one.reach).toEqual({ fixture: 3, league: 6, sport: 6, all: 6 });
    expect(await risk('?search=B%20HOME')).toMatchObject({ fixtures: [{ fixtureId: 'fx-b', liability: 0 }] });
    expect((await risk('?show=ruled')).fixtures.map((fixture) => fixture.fixtureId)).toEqual(['fx-a']);
    expect((await risk('?show=inPlay')).fixtures).toEqual([]);
    expect((await trader.call('GET', '/risk/nowhere')).status).toBe(404);
    const cashier = await signInOperator(origin, 'cashier1');
    expect((await cashier.call('GET', '/risk')).status).toBe(403);
  });
});
