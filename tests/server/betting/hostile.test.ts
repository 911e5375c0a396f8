/** Calls by somebody who means harm: each has a named refusal, debits nothing, and leaves the books right (BET-1, BET-2, LED-1, LED-2). */
import { describe, expect, it } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import type { Origin } from '../../../server/origin.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn, type CallAnswer, type Caller } from '../support/caller.ts';
import { fixtureReport, marketReport, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { member1, openHouse } from '../support/openHouse.ts';

async function expectUntouched(origin: Origin): Promise<void> {
  for (const { userId, emoney } of [
    { userId: 'member1', emoney: 1_000_000 },
    { userId: 'member2', emoney: 500_000 },
  ]) {
    const memberId = MemberId.parse(userId);
    expect(await origin.inspect.balance(availableOf(memberId))).toBe(emoney);
    expect(await origin.inspect.bets(memberId)).toEqual([]);
  }
  const ledger = await origin.inspect.ledger();
  expect(ledger.total).toBe(0);
  expect(isSound(ledger)).toBe(true);
}

const post = (member: Caller, body: unknown, headers: Record<string, string> = { 'idempotency-key': newKey() }) =>
  member.call('POST', '/sports-prematch/betting', body, headers);

const good = betOn([claimOn('a')]);
const draw = { oddsId: selectionIdOf('a', 'draw'), betPrice: '3.20' };

describe('a body that is not a bet', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [good]],
    ['a text', 'bet'],
    ['no picks', { ...good, bettings: [] }],
    ['21 picks', { ...good, bettings: Array.from({ length: 21 }, (_, index) => claimOn(`g${index}`)) }],
    ['a negative stake', { ...good, amounts: -10_000 }],
    ['a fraction of a won', { ...good, amounts: 10_000.5 }],
    ['a stake beyond exact numbers', { ...good, amounts: 2 ** 53 }],
    ['an endless stake', { ...good, amounts: 1e308 }],
    ['a stake as text', { ...good, amounts: '10000' }],
    ['a price without decimals', betOn([claimOn('a', { betPrice: '1' })])],
    ['a price with three decimals', betOn([claimOn('a', { betPrice: '1.855' })])],
    ['a negative price', betOn([claimOn('a', { betPrice: '-1.85' })])],
    ['a price in exponents', betOn([claimOn('a', { betPrice: '1e3.00' })])],
    ['a version of zero', betOn([claimOn('a', { version: 0 })])],
    ['a fractional version', betOn([claimOn('a', { version: 1.5 })])],
    ['an unknown style', { ...good, betStyle: 'US' }],
    ['another mini game', { ...good, minigameId: 7 }],
    ['a third flag', { ...good, changeFlag: 2 }],
    ['a line of a kilobyte', betOn([claimOn('a', { betBaseline: '9'.repeat(1_000) })])],
  ])('BET-2 malformed: %s', async (_what, body) => {
    const { origin, member } = await openHouse();
    expect(await post(member, body)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    await expectUntouched(origin);
  });

  it('BET-2 refuses a body of a megabyte before it is read whole', async () => {
    const { origin, member } = await openHouse();
    const answer = await post(member, { ...good, padding: 'x'.repeat(1_000_000) }).catch(() => undefined);
    expect([413, undefined]).toContain(answer?.status);
    await expectUntouched(origin);
  });

  it.each([
    ['its prototype', '{"__proto__":{"amounts":5000},"memberId":"member1"}'],
    ['a prototype in a claim', `{"memberId":"member1","bettings":[{"__proto__":{"betPrice":"9.99"}}]}`],
    ['its constructor', JSON.stringify(good).replace('{', '{"constructor":{"prototype":{"amounts":1}},')],
  ])('BET-2 is not fooled by %s', async (_what, text) => {
    const { origin, member } = await openHouse();
    const response = await fetch(`${origin.url}/api/sports-prematch/betting`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-token': `Bearer ${member.token}`,
        'idempotency-key': newKey(),
      },
      body: text,
    });
    expect(response.status).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'amounts')).toBe(false);
    await expectUntouched(origin);
  });

  it('BET-2 reads no more of a body than a bet: unknown names change nothing', async () => {
    const { origin, member } = await openHouse();
    const answer = await post(member, { ...good, emoney: 9e9, status: 2, paid: 9e9, odds: 999 });
    expect(answer).toMatchObject({ status: 200, body: { totalRatio: '1.85', amounts: 10_000, emoney: 990_000 } });
    expect(await origin.inspect.bets(member1)).toMatchObject([{ status: 0, paid: 0 }]);
  });
});

describe('a key that is not one', () => {
  it.each(['', 'short', '한'.repeat(22), 'x'.repeat(65), `${'x'.repeat(21)}.`, '__proto__'])(
    'BET-2 malformed: "%s"',
    async (key) => {
      const { origin, member } = await openHouse();
      const answer = await post(member, good, { 'idempotency-key': encodeURIComponent(key) });
      expect(answer).toMatchObject({ status: 400, body: { reason: 'malformed' } });
      await expectUntouched(origin);
    },
  );
});

type Attack = readonly [
  what: string,
  status: number,
  reason: string,
  send: (member: Caller, origin: Origin) => Promise<CallAnswer>,
];

const attacks: readonly Attack[] = [
  ['another member’s id', 403, 'notYours', (member) => post(member, { ...good, memberId: 'member2' })],
  ['a game nobody offers', 422, 'selectionClosed', (member) => post(member, betOn([claimOn('zzz')]))],
  [
    'a game named after a prototype',
    422,
    'selectionClosed',
    (member) => post(member, betOn([claimOn('a', { fixtureId: claimOn('__proto__').fixtureId })])),
  ],
  [
    'a selection of another game',
    422,
    'selectionClosed',
    (member) => post(member, betOn([claimOn('a', { oddsId: selectionIdOf('b', 'home') })])),
  ],
  ['another sport', 422, 'selectionClosed', (member) => post(member, betOn([claimOn('a', { sportId: '48242' })]))],
  ['the limits of another page', 422, 'selectionClosed', (member) => post(member, { ...good, gameDetailType: '15' })],
  ['a page there is not', 422, 'unknownPage', (member) => post(member, { ...good, gameDetailType: '77' })],
  [
    'the wrong count for its page',
    422,
    'unknownPage',
    (member) => post(member, { ...good, betStyle: 'EU', gameDetailType: '93' }),
  ],
  ['one game twice', 422, 'samePick', (member) => post(member, betOn([claimOn('a'), claimOn('a', draw)]))],
  ['one selection twice', 422, 'samePick', (member) => post(member, betOn([claimOn('a'), claimOn('a')]))],
  ['a stake of nothing', 422, 'belowMinStake', (member) => post(member, { ...good, amounts: 0 })],
  ['more than the member has', 422, 'balanceTooLow', (member) => post(member, { ...good, amounts: 1_000_001 })],
  [
    'the largest stake there is',
    422,
    'aboveMaxStake',
    (member) => post(member, { ...good, amounts: Number.MAX_SAFE_INTEGER }),
  ],
  [
    'a game that has started',
    422,
    'selectionClosed',
    async (member, origin) => {
      await origin.sink.deliver([fixtureReport('a', { startAt: Date.now() - 1 })]);
      return post(member, good);
    },
  ],
  [
    'a result that is known',
    422,
    'selectionClosed',
    async (member, origin) => {
      await origin.sink.deliver([resultReport('a', 'home')]);
      return post(member, good);
    },
  ],
  [
    'a suspended selection',
    422,
    'selectionSuspended',
    async (member, origin) => {
      await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
      return post(member, good);
    },
  ],
];

describe('a bet that must not be', () => {
  it.each(attacks)('BET-1, LED-1 %s: %i %s', async (_what, status, reason, send) => {
    const { origin, member } = await openHouse();
    const answer = await send(member, origin);
    expect(answer).toMatchObject({ status, body: { reason } });
    expect((answer.body as { message: unknown }).message).toEqual(expect.stringMatching(/[가-힣]/));
    await expectUntouched(origin);
  });

  it.each([
    ['a better price', { betPrice: '9.99' }],
    ['a lower price', { betPrice: '1.01' }],
    ['a version from the future', { version: 99 }],
    ['another line', { betBaseline: '0.5' }],
  ])('BET-4, BET-6 %s is answered with what holds, and takes nothing', async (_what, change) => {
    const { origin, member } = await openHouse();
    const answer = await post(member, betOn([claimOn('a', change)]));
    expect(answer).toMatchObject({ status: 409, body: [{ new: { betPrice: '1.85', version: 1 } }] });
    await expectUntouched(origin);
  });

  it('BET-3 never gives a key two meanings, nor one member another’s', async () => {
    const { origin, member } = await openHouse();
    const other = await signIn(origin, 'member2');
    const key = newKey();
    const first = await member.bet(good, key);
    expect(first.status).toBe(200);
    const variants = [{ amounts: 5_000 }, { changeFlag: 1 as const }, { totalRatio: '1.86' }];
    for (const change of variants) {
      expect(await member.bet(betOn([claimOn('a')], change), key)).toMatchObject({
        status: 422,
        body: { reason: 'keyUsed' },
      });
    }
    expect(await member.bet(good, key, { 'hanpan-odds-policy': 'better' })).toMatchObject({ status: 422 });
    const mine = betOn([claimOn('a')], { memberId: other.memberId });
    expect((await other.bet({ ...mine, memberId: member1 }, key)).status).toBe(403);
    expect(await origin.inspect.bets(member1)).toHaveLength(1);
    expect(await origin.inspect.bets(other.memberId)).toEqual([]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('BET-8 takes better odds, and only better, for the policy "better"', async () => {
    const { origin, member } = await openHouse();
    const better = { 'hanpan-odds-policy': 'better' };
    await origin.sink.deliver([marketReport('a', { home: { odds: 200 } }), marketReport('b', { home: { odds: 150 } })]);
    expect((await member.bet(good, newKey(), better)).body).toMatchObject({ totalRatio: '2.00' });
    expect((await member.bet(betOn([claimOn('b')]), newKey(), better)).status).toBe(409);
    expect((await member.bet(good, newKey(), { 'hanpan-odds-policy': 'constructor' })).status).toBe(409);
  });
});
