/** Placing bets over HTTP: what is taken, what is refused with what (BET-1, BET-2, BET-4, BET-6, CRT-12, CRT-17). */
import { describe, expect, it } from 'vitest';
import { BettingAccepted, OddsChanges } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import type { Origin } from '../../../server/origin.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import {
  fixtureIdOf,
  fixtureReport,
  games,
  marketReport,
  resultReport,
  selectionIdOf,
} from '../support/feedReports.ts';
import { expectNothingTaken, member1, openHouse } from '../support/openHouse.ts';
import { openOrigin } from '../support/openOrigin.ts';

const CLOSED = '선택 경기중 마감 된 경기가 있습니다. 재 배팅 부탁드립니다.';

describe('accepted', () => {
  it('BET-1, WAL-06 debits, holds, records and tells in one transaction', async () => {
    const { origin, member } = await openHouse();
    const answer = await member.bet(betOn([claimOn('a'), claimOn('b')], { totalRatio: '9.99' }), newKey());
    expect(answer.status).toBe(200);
    const accepted = BettingAccepted.parse(answer.body);
    expect(accepted).toMatchObject({ totalRatio: '3.42', amounts: 10_000, emoney: 990_000 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
    expect(await origin.inspect.balance(heldOf(member1))).toBe(10_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const bet = await origin.inspect.bet(accepted.betId);
    expect(bet).toMatchObject({
      stake: 10_000,
      totalOdds: 342,
      expectedWinnings: 34_200,
      status: 0,
      page: 'wintielose',
    });
    const told = (await origin.inspect.log('bets:member1')).map(
      (event) => (JSON.parse(event.envelope) as { type: string }).type,
    );
    expect(told).toEqual(['BetAccepted', 'BalanceChanged']);
    expect((await member.call('GET', '/sports-prematch/betting')).body).toMatchObject({ rows: [bet], next: null });
  });

  it('CRT-17 takes any changed price with changeFlag 1, at the new odds', async () => {
    const { origin, member } = await openHouse();
    await origin.sink.deliver([marketReport('a', { home: { odds: 150 } })]);
    const answer = await member.bet(betOn([claimOn('a')], { changeFlag: 1 }), newKey());
    expect(BettingAccepted.parse(answer.body).totalRatio).toBe('1.50');
  });

  it('BET-6 takes the claimed price at a newer version', async () => {
    const { origin, member } = await openHouse();
    await origin.sink.deliver([marketReport('a', { home: { odds: 150 } })]);
    await origin.sink.deliver([marketReport('a', { home: { odds: 185 } })]);
    expect((await member.bet(betOn([claimOn('a')]), newKey())).status).toBe(200);
  });
});

describe('changed', () => {
  it('BET-4, CRT-12 answers a changed price with the list of changes and takes nothing', async () => {
    const { origin, member } = await openHouse();
    await origin.sink.deliver([marketReport('b', { home: { odds: 170 } })]);
    const answer = await member.bet(betOn([claimOn('a'), claimOn('b')]), newKey());
    expect(answer.status).toBe(409);
    const changes = OddsChanges.parse(answer.body);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      old: { betPrice: '1.85' },
      new: { betPrice: '1.70', version: 2, fixtureId: fixtureIdOf('b') },
    });
    await expectNothingTaken(origin);
  });

  it.each([0, 1] as const)('BET-7 always asks about a changed line, changeFlag %i', async (changeFlag) => {
    const { origin, member } = await openHouse();
    const answer = await member.bet(betOn([claimOn('a', { betBaseline: '-1.5' })], { changeFlag }), newKey());
    expect(answer.status).toBe(409);
    await expectNothingTaken(origin);
  });

  it('BET-6 does not believe a version the origin never gave', async () => {
    const { member } = await openHouse();
    expect((await member.bet(betOn([claimOn('a', { version: 7 })]), newKey())).status).toBe(409);
  });
});

describe('refused', () => {
  it.each([
    ['a game that is not on offer', CLOSED, async () => betOn([claimOn('zzz')])],
    [
      'a game that has started',
      CLOSED,
      async (origin: Origin) => {
        await origin.sink.deliver([fixtureReport('a', { status: 'inPlay' })]);
        return betOn([claimOn('a')]);
      },
    ],
    [
      'a game whose start has passed',
      CLOSED,
      async (origin: Origin) => {
        await origin.sink.deliver([fixtureReport('a', { startAt: Date.now() - 1_000 })]);
        return betOn([claimOn('a')]);
      },
    ],
    [
      'a settled selection',
      CLOSED,
      async (origin: Origin) => {
        await origin.sink.deliver([resultReport('a', 'home')]);
        return betOn([claimOn('a')]);
      },
    ],
    [
      'a suspended selection',
      '일시중지된 항목이 있습니다.',
      async (origin: Origin) => {
        await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
        return betOn([claimOn('a')]);
      },
    ],
    [
      'a producer that is down',
      '배당이 갱신되지 않아 베팅할 수 없습니다.',
      async (origin: Origin) => {
        await origin.sink.deliver([{ kind: 'producer', producer: 'prematch', state: 'down' }]);
        return betOn([claimOn('a')]);
      },
    ],
    [
      'two picks of one game',
      '같은 경기는 한 번만 선택할 수 있습니다.',
      async () => betOn([claimOn('a'), claimOn('a', { oddsId: selectionIdOf('a', 'draw'), betPrice: '3.20' })]),
    ],
    [
      'too little',
      '최소베팅금 5,000원 미만 베팅하실수 없습니다.',
      async () => betOn([claimOn('a')], { amounts: 4_999 }),
    ],
    [
      'too much',
      '최대베팅금 2,000,000원 초과 베팅하실수 없습니다.',
      async () => betOn([claimOn('a')], { amounts: 2_000_001 }),
    ],
    [
      'too much to win',
      '최대당첨금 5,000,000원을 초과하여 베팅하실수 없습니다.',
      async () => betOn([claimOn('a'), claimOn('b')], { amounts: 2_000_000 }),
    ],
    ['more than the member has', '보유머니가 부족합니다.', async () => betOn([claimOn('a')], { amounts: 1_000_001 })],
    ['limits of a page the game is not on', CLOSED, async () => betOn([claimOn('a')], { gameDetailType: '15' })],
  ])('CRT-05, BET-1 refuses %s, and says why', async (_what, message, prepare) => {
    const { origin, member } = await openHouse();
    const request = await prepare(origin);
    const answer = await member.bet(request, newKey());
    expect(answer).toMatchObject({ status: 422, body: { message } });
    await expectNothingTaken(origin);
  });

  it.each(['down', 'recovering'] as const)(
    'STL-3 S-14 SYN-05 refuses prices of a part of the feed that is %s, whatever the browser believed, and of no other',
    async (state) => {
      const { origin, member } = await openHouse();
      await origin.sink.deliver([{ kind: 'producer', producer: 'inPlay', state }]);
      expect(await member.bet(betOn([claimOn('a')]), newKey())).toMatchObject({ status: 200 });
      await origin.sink.deliver([{ kind: 'producer', producer: 'prematch', state }]);
      const answer = await member.bet(betOn([claimOn('b')]), newKey());
      expect(answer).toMatchObject({ status: 422, body: { message: '배당이 갱신되지 않아 베팅할 수 없습니다.' } });
      expect(await origin.inspect.bets(member1)).toHaveLength(1);
    },
  );

  it('SYN-05 refuses while the feed is silent for too long', async () => {
    const origin = await openOrigin({ feedSilenceMs: 60 });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    await new Promise((resolve) => setTimeout(resolve, 120));
    const answer = await member.bet(betOn([claimOn('a')]), newKey());
    expect(answer).toMatchObject({ status: 422, body: { message: '배당이 갱신되지 않아 베팅할 수 없습니다.' } });
  });

  it('BET-2 refuses malformed bodies and keys, and another member’s id', async () => {
    const { member } = await openHouse();
    const request = betOn([claimOn('a')]);
    expect((await member.bet(request, 'short')).status).toBe(400);
    expect((await member.bet({ ...request, amounts: 1.5 }, newKey())).status).toBe(400);
    expect((await member.bet({ ...request, memberId: MemberId.parse('member2') }, newKey())).status).toBe(403);
    expect((await member.call('POST', '/sports-prematch/betting', request)).status).toBe(400);
  });

  it('LIM-4 caps total odds at 20.00 for tendency 36', async () => {
    const { origin } = await openHouse();
    const member = await signIn(origin, 'member6');
    const longShot = (game: string) => claimOn(game, { oddsId: selectionIdOf(game, 'away'), betPrice: '4.10' });
    const request = betOn([longShot('a'), longShot('b'), longShot('c')], { memberId: member.memberId, amounts: 5_000 });
    expect((await member.bet(request, newKey())).body).toEqual({
      message: '최대배당 20배을 초과하여 베팅하실수 없습니다.',
      reason: 'aboveMaxOdds',
      limit: 2_000,
    });
  });
});
