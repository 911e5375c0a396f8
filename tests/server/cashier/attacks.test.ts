/** What a member might try at the cashier to have more than is theirs, or what they shut themselves out of (rules OWN, REQ, CPN). */
import { describe, expect, it } from 'vitest';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { HOUSE_CASHIER, type Cashier } from '../../../src/domain/cashier/cashierSetting.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { cashierOf, changeSettings, doneOf, refusalOf, signInOperator } from '../support/operator.ts';

const OPEN: Cashier = {
  ...HOUSE_CASHIER,
  exchange: { ...HOUSE_CASHIER.exchange, closed: null, everyMs: 0 },
  approvesAfterMs: null,
};

async function openCashier(change: Partial<Cashier> = {}, dataDir = newDataDir()) {
  const origin = await openOrigin({ dataDir });
  await changeSettings(origin, { cashier: { ...OPEN, ...change } });
  await origin.sink.deliver(games('a', 'b', 'c'));
  return { origin, decide: cashierOf(origin), member: await signIn(origin) };
}

const say = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': newKey() });
const charge = (member: Caller, amount: number, more: object = {}) =>
  say(member, '/charge/request', { amount, bonus: null, points: 0, rolling: amount, ...more });
const exchange = (member: Caller, amount: number) =>
  say(member, '/exchange/request', { amount, password: 'hanpan1234' });
const idOf = ({ body }: { readonly body: unknown }) =>
  MoneyRequest.parse((body as { readonly request: unknown }).request).id;
const wonOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
const bet = (member: Caller, amounts: number, game: string) =>
  member.bet(betOn([claimOn(game)], { amounts }), newKey());

describe('whoever has shut themselves out', () => {
  it.each([
    ['coolOff', 'hours24'],
    ['exclude', 'permanent'],
  ])(
    'OWN-6 REQ-1 %s cancels charges that wait, in every tab at once; no operator approves them, exchanges go on',
    async (way, length) => {
      const { origin, member, decide } = await openCashier();
      const out = idOf(await exchange(member, 50_000));
      const first = idOf(await charge(member, 100_000));
      const second = idOf(await charge(member, 200_000));
      expect((await say(member, `/member/limits/${way}`, { length })).status).toBe(200);
      const { body } = await member.call('GET', '/charge/requests?kind=charge&state=cancelled');
      expect(
        (body as { readonly rows: readonly { readonly id: string }[] }).rows.map(({ id }) => id).toSorted(),
      ).toEqual([first, second].toSorted());
      const told = (await origin.inspect.log('bets:member1')).map(({ envelope }) => envelope).join('\n');
      expect(told.split('"state":"cancelled"')).toHaveLength(3);
      for (const id of [first, second]) expect(refusalOf(await decide(id, { act: 'approve' })).reason).toBe('over');
      expect((await charge(member, 100_000)).body).toMatchObject({ reason: 'excluded' });
      expect((await decide(out, { act: 'approve' })).status).toBe(200);
      expect(await wonOf(member)).toBe(950_000);
      expect((await exchange(member, 950_000)).status).toBe(200);
      expect(isSound(await origin.inspect.ledger())).toBe(true);
    },
  );

  it('OWN-6 REQ-10 a demo house approves no charge afterwards, also after a restart', async () => {
    const dataDir = newDataDir();
    const { origin, member } = await openCashier({ approvesAfterMs: 3_000 }, dataDir);
    await charge(member, 100_000);
    const out = await exchange(member, 50_000);
    await say(member, '/member/limits/coolOff', { length: 'hours24' });
    await origin.close();
    const later = member.on(await openOrigin({ dataDir, clock: laterClock(60_000) }));
    const stateOf = async (kind: string) => {
      const { body } = await later.call('GET', `/charge/requests?kind=${kind}`);
      return (body as { readonly rows: readonly MoneyRequest[] }).rows.map(({ state }) => state);
    };
    expect(out.status).toBe(200);
    await expect.poll(() => stateOf('exchange')).toEqual(['approved']);
    expect(await stateOf('charge')).toEqual(['cancelled']);
    expect(await wonOf(later)).toBe(950_000);
  });

  it('OWN-6 CPN-1 CPN-2 neither uses nor registers a coupon', async () => {
    const { origin, member } = await openCashier();
    const owner = await signInOperator(origin);
    const terms = { kind: 'money', amount: 5_000, title: 'x', days: 3 };
    const issue = async (userId: string | null) =>
      doneOf(await owner.does('/coupon', { ...terms, userId })) as Record<'couponId' | 'code', string>;
    const mine = await issue('member1');
    const anybodys = await issue(null);
    await say(member, '/member/limits/coolOff', { length: 'hours24' });
    expect(await say(member, '/coupon/use', { couponId: mine.couponId })).toMatchObject({
      ...{ status: 422, body: { reason: 'excluded' } },
    });
    expect((await say(member, '/coupon/register', { code: anybodys.code })).body).toMatchObject({ reason: 'excluded' });
    expect(await wonOf(member)).toBe(1_000_000);
  });

  it('OWN-6 REQ-9 need not stake to take out what they charged, but for a bonus that a rest of a day would give away', async () => {
    const { member, decide } = await openCashier();
    await decide(idOf(await charge(member, 100_000)), { act: 'approve' });
    expect((await exchange(member, 10_000)).body).toMatchObject({ reason: 'rollingOpen' });
    const daily = { bonus: 'daily', points: 10_000, rolling: 300_000 };
    await decide(idOf(await charge(member, 100_000, daily)), { act: 'approve' });
    await say(member, '/member/limits/coolOff', { length: 'hours24' });
    expect((await exchange(member, 10_000)).body).toEqual({
      reason: 'rollingOpen',
      numbers: { done: 0, needed: 300_000 },
    });
    expect((await member.call('GET', '/charge/standing')).body).toMatchObject({ rolling: [{ bonus: 'daily' }] });
    await say(member, '/member/limits/exclude', { length: 'months6' });
    expect((await exchange(member, 1_200_000)).status).toBe(200);
  });
});

describe('stakes before an exchange', () => {
  it('REQ-9 an open bet is no stake yet: it may be taken back after the exchange, and another exchange would forget it', async () => {
    const { origin, member, decide } = await openCashier();
    await decide(idOf(await charge(member, 100_000)), { act: 'approve' });
    expect((await bet(member, 60_000, 'a')).status).toBe(200);
    expect((await bet(member, 40_000, 'b')).status).toBe(200);
    const refused = (done: number) => ({ reason: 'rollingOpen', numbers: { done, needed: 100_000 } });
    expect((await exchange(member, 10_000)).body).toEqual(refused(0));
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.settled();
    expect((await exchange(member, 10_000)).body).toEqual(refused(60_000));
    await origin.sink.deliver([resultReport('b', 'away')]);
    await origin.settled();
    expect((await exchange(member, 10_000)).status).toBe(200);
    expect((await exchange(member, 10_000)).status).toBe(200);
  });

  it('REQ-9 a charge that is approved in the millisecond of an exchange asks for its stakes', async () => {
    const dataDir = newDataDir();
    const now = Date.now();
    const stopped = { ...laterClock(0), now: () => now };
    const origin = await openOrigin({ dataDir, clock: stopped });
    await changeSettings(origin, { cashier: OPEN });
    const member = await signIn(origin);
    const id = idOf(await charge(member, 100_000));
    expect((await exchange(member, 10_000)).status).toBe(200);
    expect((await cashierOf(origin)(id, { act: 'approve' })).status).toBe(200);
    expect((await exchange(member, 10_000)).body).toMatchObject({ reason: 'rollingOpen' });
  });
});
