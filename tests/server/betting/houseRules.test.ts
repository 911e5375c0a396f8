/** What the house limits beyond a single slip: stakes on one game, hedges, closing times, intervals (EXP-1, EXP-2, HDG-1, HDG-3, HDG-5, CLS-1). */
import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../server/origin.ts';
import { storeSetting } from '../../../server/house/settings.ts';
import type { MarketReport } from '../../../server/feed/feed.ts';
import { SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import type { BettingRules } from '../../../src/domain/house/settingSchemas.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import {
  fixtureIdOf,
  fixtureReport,
  games,
  marketReport,
  resultReport,
  selectionIdOf,
} from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const plain: BettingRules = {
  closingLeadMs: 0,
  minBetIntervalMs: 0,
  refusesHedges: true,
  fixtureMax: {},
  resultOverdueMs: 3_600_000,
};

async function houseWith(rules: Partial<BettingRules>) {
  const dataDir = newDataDir();
  const founded = await openOrigin({ dataDir });
  await founded.close();
  const store = openSqliteStore(dataDir, 0);
  await store.write((tx) => storeSetting(tx, 'bettingRules', { ...plain, ...rules }));
  await store.close();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(games('a', 'b'));
  const member = await signIn(origin);
  const bet = async (game: string, amounts: number, side: 'home' | 'draw' | 'away' = 'home') => {
    const betPrice = { home: '1.85', draw: '3.20', away: '4.10' }[side];
    const claim = claimOn(game, { oddsId: selectionIdOf(game, side), betPrice });
    const answer = await member.bet(betOn([claim], { amounts }), newKey());
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  return { dataDir, origin, member, bet };
}

describe('house rules', () => {
  it('EXP-1 limits what a member has at stake on one game, over all bets, until they are settled', async () => {
    const { origin, bet } = await houseWith({ fixtureMax: { '1': 30_000 } });
    expect((await bet('a', 20_000)).status).toBe(200);
    expect(await bet('a', 15_000, 'draw')).toMatchObject({
      status: 422,
      body: { reason: 'aboveFixtureMax', limit: 30_000, open: 20_000, left: 10_000 },
    });
    expect((await bet('a', 10_000, 'draw')).status).toBe(200);
    expect((await bet('b', 30_000)).status).toBe(200);
    await origin.sink.deliver([resultReport('b', 'draw')]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('EXP-2 has no limit where the house says 0, and twice the largest stake where it says nothing', async () => {
    const unlimited = await houseWith({ fixtureMax: { '1': 0 } });
    expect((await unlimited.bet('a', 900_000)).status).toBe(200);
    const other = await houseWith({ fixtureMax: { '2': 5_000 } });
    expect((await other.bet('a', 900_000)).status).toBe(200);
  });

  it('HDG-1 refuses the bet that would win whatever happens, and takes it where the house allows it', async () => {
    const strict = await houseWith({});
    expect((await strict.bet('a', 5_000, 'home')).status).toBe(200);
    expect((await strict.bet('a', 5_000, 'draw')).status).toBe(200);
    expect(await strict.bet('a', 5_000, 'away')).toMatchObject({
      status: 422,
      body: { reason: 'allOutcomes', outcomes: 3 },
    });
    const lenient = await houseWith({ refusesHedges: false });
    for (const side of ['home', 'draw', 'away'] as const)
      expect((await lenient.bet('a', 5_000, side)).status).toBe(200);
  });

  it('HDG-5 refuses a special of two picks of which one says the other, and takes it where the house allows it', async () => {
    const score: MarketReport = {
      ...marketReport('a', { home: { odds: 900 } }),
      marketId: MARKET.correctScore,
      marketName: 'Correct Score',
      selections: ['2-0', '0-2'].map((name) => ({
        selectionId: SelectionId.parse(`s-a-${name}`),
        ...{ side: 'named', name, line: '', odds: 900, status: 'open', settlement: null },
      })),
    };
    for (const refusesHedges of [true, false]) {
      const { origin, member } = await houseWith({ refusesHedges });
      await origin.sink.deliver([score]);
      const betWith = async (name: string) => {
        const claims = [claimOn('a'), claimOn('a', { oddsId: SelectionId.parse(`s-a-${name}`), betPrice: '9.00' })];
        return member.bet(betOn(claims, { gameDetailType: '14', totalRatio: '16.65' }), newKey());
      };
      expect(await betWith('2-0')).toMatchObject(
        refusesHedges ? { status: 422, body: { reason: 'impliedPick', fixtureId: fixtureIdOf('a') } } : { status: 200 },
      );
    }
  });

  it('CLS-1 closes a game the lead before its start', async () => {
    const { origin, bet } = await houseWith({ closingLeadMs: 60_000 });
    await origin.sink.deliver([
      fixtureReport('a', { startAt: Date.now() + 59_000 }),
      fixtureReport('b', { startAt: Date.now() + 90_000 }),
    ]);
    expect(await bet('a', 5_000)).toMatchObject({ status: 422, body: { reason: 'selectionClosed' } });
    expect((await bet('b', 5_000)).status).toBe(200);
  });

  it('CLS-6 SPT-01 proto closes a game ten minutes before its start, whatever the house says', async () => {
    const { origin, member } = await houseWith({ closingLeadMs: 0 });
    await origin.sink.deliver([
      fixtureReport('a', { startAt: Date.now() + 590_000 }),
      fixtureReport('b', { startAt: Date.now() + 660_000 }),
    ]);
    const bet = async (game: string, gameDetailType: string) =>
      (await member.bet(betOn([claimOn(game)], { gameDetailType }), newKey())).body;
    expect(await bet('a', '16')).toMatchObject({ reason: 'selectionClosed' });
    expect(await bet('b', '16')).not.toMatchObject({ reason: 'selectionClosed' });
    expect(await bet('a', '12')).not.toMatchObject({ reason: 'selectionClosed' });
  });

  it('BET-1 keeps the least time between two bets of a member, however they are sent', async () => {
    const { bet } = await houseWith({ minBetIntervalMs: 60_000 });
    const answers = await Promise.all(['a', 'b', 'a'].map((game) => bet(game, 5_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ reason: 'tooSoon' });
  });
});

describe('the operator’s list', () => {
  it('SET-2 names games without a result after the house’s patience, and voids nothing', async () => {
    const { dataDir, origin, bet } = await houseWith({ resultOverdueMs: 3_600_000 });
    await bet('a', 5_000);
    await bet('b', 5_000);
    await origin.sink.deliver([resultReport('b', 'home'), { kind: 'closed', fixtureId: fixtureIdOf('a') }]);
    const readList = async (at: Origin) => {
      return (await (await signInOperator(at, 'trader1')).call('GET', '/results')).body;
    };
    expect(await readList(origin)).toEqual({ overdue: [], disputed: [], setAside: [] });
    await origin.close();

    const later = await openOrigin({ dataDir, clock: laterClock(26 * 3_600_000) });
    expect(await readList(later)).toMatchObject({
      overdue: [{ fixtureId: 'fx-a', selectionId: 's-a-home', bets: 1, stakes: 5_000, isOnOffer: false }],
      disputed: [],
      setAside: [],
    });
    const member = await signIn(later);
    expect(await later.inspect.bets(member.memberId)).toMatchObject([{ status: 2 }, { status: 0 }]);
  });
});
