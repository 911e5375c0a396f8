/** Charging and exchanging at a running origin (WAL-01, WAL-02, WAL-08, rules REQ). */
import { describe, expect, it } from 'vitest';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { HOUSE_CASHIER, type Cashier } from '../../../src/domain/cashier/cashierSetting.ts';
import { exchangeOf } from '../../../src/domain/wallet/ledger.ts';
import type { Origin } from '../../../server/origin.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, marketReport, resultReport } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { member1 } from '../support/openHouse.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { cashierOf, refusalOf, signInOperator } from '../support/operator.ts';

const PASSWORD = 'hanpan1234';
/** Whenever the test runs: nothing is closed, and nothing is approved that the test does not approve. */
const OPEN: Cashier = {
  ...HOUSE_CASHIER,
  exchange: { ...HOUSE_CASHIER.exchange, closed: null },
  approvesAfterMs: null,
};

async function openCashier(change: Partial<Cashier> = {}) {
  const origin = await openOrigin();
  const operator = await signInOperator(origin);
  const set = async (value: Cashier) =>
    expect((await operator.does('/setting', { key: 'cashier', value })).status).toBe(200);
  await set({ ...OPEN, ...change });
  return { origin, member: await signIn(origin), operator, set, decide: cashierOf(origin) };
}

const say = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': newKey() });
const charge = (member: Caller, amount: number, more: object = {}) =>
  say(member, '/charge/request', { amount, bonus: null, points: 0, rolling: amount, ...more });
const exchange = (member: Caller, amount: number, password = PASSWORD) =>
  say(member, '/exchange/request', { amount, password });
const idOf = ({ body }: { readonly body: unknown }) =>
  MoneyRequest.parse((body as { readonly request: unknown }).request).id;
const purseOf = async (member: Caller) => {
  const { emoney, point } = (await member.call('GET', '/member/user')).body as Record<'emoney' | 'point', number>;
  return { emoney, point };
};
const expectBooks = async (origin: Origin) => expect(isSound(await origin.inspect.ledger())).toBe(true);

describe('charging', () => {
  it('REQ-2 REQ-6 WAL-01 moves nothing when asked, and money with the promised points when approved; told whole to every tab', async () => {
    const { origin, member, decide, set } = await openCashier();
    const asked = await charge(member, 300_000, { bonus: 'daily', points: 30_000, rolling: 900_000 });
    expect(asked.status).toBe(200);
    expect(await purseOf(member)).toEqual({ emoney: 1_000_000, point: 10_000 });
    // What the house offers later changes nothing of what it has promised.
    await set({ ...OPEN, bonuses: [] });
    expect((await decide(idOf(asked), { act: 'approve' })).status).toBe(200);
    expect(await purseOf(member)).toEqual({ emoney: 1_300_000, point: 40_000 });
    const told = (await origin.inspect.log('bets:member1')).map(({ envelope }) => envelope).join('\n');
    expect(told).toContain('"state":"requested"');
    expect(told).toContain('"state":"approved"');
    expect(told).toContain('"document":"cashierStanding"');
    const { body } = await member.call('GET', '/charge/requests?kind=charge&state=approved&way=bank');
    expect(body).toMatchObject({ rows: [{ amount: 300_000, bonus: { kind: 'daily', points: 30_000 } }], next: null });
    await expectBooks(origin);
  });

  it('REQ-1 is decided once: approved again, rejected or cancelled afterwards does nothing', async () => {
    const { origin, member, decide } = await openCashier();
    const id = idOf(await charge(member, 10_000));
    await decide(id, { act: 'approve' });
    expect(refusalOf(await decide(id, { act: 'approve' })).reason).toBe('over');
    expect(refusalOf(await decide(id, { act: 'reject', why: 'byHouse' })).reason).toBe('over');
    expect(await say(member, '/charge/cancel', { id })).toMatchObject({ status: 422, body: { reason: 'over' } });
    expect(refusalOf(await decide('nobody', { act: 'approve' })).reason).toBe('over');
    expect(await purseOf(member)).toMatchObject({ emoney: 1_010_000 });
    await expectBooks(origin);
  });

  it('REQ-4 REQ-5 refuses amounts that the house does not take, and terms that are not those of today', async () => {
    const { member } = await openCashier();
    expect((await charge(member, 5_000)).body).toEqual({ reason: 'belowLeast', numbers: { least: 10_000 } });
    expect((await charge(member, 5_010_000)).body).toEqual({ reason: 'aboveMost', numbers: { most: 5_000_000 } });
    expect((await charge(member, 15_000)).body).toEqual({ reason: 'offUnit', numbers: { unit: 10_000 } });
    const promised = { bonus: 'daily', points: 10_000, rolling: 300_000 };
    expect((await charge(member, 100_000, { ...promised, points: 20_000 })).body).toEqual({
      reason: 'termsChanged',
      numbers: { points: 10_000, rolling: 300_000 },
    });
    // One is open at a time, and a charge that waits has used it.
    const each = { bonus: 'each', points: 5_000, rolling: 200_000 };
    expect((await charge(member, 100_000, each)).body).toMatchObject({ reason: 'termsChanged' });
    const first = await charge(member, 100_000, promised);
    expect((await charge(member, 100_000, promised)).body).toMatchObject({ reason: 'termsChanged' });
    expect((await charge(member, 100_000, each)).status).toBe(200);
    // One that was taken back has not used it.
    await say(member, '/charge/cancel', { id: idOf(first) });
    expect((await charge(member, 100_000, promised)).status).toBe(200);
  });

  it('REQ-7 counts what waits into the day, and not what was rejected', async () => {
    const { member, decide } = await openCashier({ charge: { ...OPEN.charge, dayMost: 500_000 } });
    const first = await charge(member, 300_000);
    expect((await charge(member, 300_000)).body).toEqual({
      reason: 'dayFull',
      numbers: { left: 200_000, most: 500_000 },
    });
    expect((await decide(idOf(first), { act: 'reject', why: 'notReceived' })).status).toBe(200);
    expect((await charge(member, 500_000)).status).toBe(200);
  });

  it("REQ-7 OWN-4 asks the member's own limit with what waits, and lets nobody charge who is shut out", async () => {
    const { member } = await openCashier();
    await say(member, '/member/limits/change', { kind: 'deposit', span: 'day', amount: 200_000 });
    expect((await charge(member, 150_000)).status).toBe(200);
    expect((await charge(member, 100_000)).body).toMatchObject({
      reason: 'aboveOwnLimit',
      numbers: { limit: 200_000 },
    });
  });

  it("WAL-01 another member's request is neither cancelled nor told", async () => {
    const { origin, member } = await openCashier();
    const id = idOf(await charge(member, 10_000));
    const other = await signIn(origin, 'member2');
    expect(await say(other, '/charge/cancel', { id })).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect((await other.call('GET', '/charge/requests')).body).toMatchObject({ rows: [] });
  });

  it('REQ-10 a demo house approves by itself, also what a restart left over', async () => {
    const dataDir = newDataDir();
    const before = await openOrigin({ dataDir });
    const member = await signIn(before);
    expect((await charge(member, 200_000)).status).toBe(200);
    await before.close();
    const after = await openOrigin({ dataDir, clock: laterClock(60_000) });
    const there = member.on(after);
    await expect.poll(() => purseOf(there)).toEqual({ emoney: 1_200_000, point: 10_000 });
    await expectBooks(after);
  });
});

describe('exchanging', () => {
  it('REQ-3 WAL-01 holds the amount at the request; approved it is paid, rejected or cancelled it comes back', async () => {
    const { origin, member, decide } = await openCashier({ exchange: { ...OPEN.exchange, everyMs: 0 } });
    const held = () => origin.inspect.balance(exchangeOf(member1));
    const first = idOf(await exchange(member, 200_000));
    expect(await purseOf(member)).toMatchObject({ emoney: 800_000 });
    expect(await held()).toBe(200_000);
    const second = idOf(await exchange(member, 100_000));
    const third = idOf(await exchange(member, 50_000));
    await decide(first, { act: 'approve' });
    await decide(second, { act: 'reject', why: 'accountDiffers' });
    expect(await purseOf(member)).toMatchObject({ emoney: 750_000 });
    expect((await say(member, '/charge/cancel', { id: third })).status).toBe(200);
    expect(await purseOf(member)).toMatchObject({ emoney: 800_000 });
    expect(await held()).toBe(0);
    await expectBooks(origin);
  });

  it('REQ-8 asks for the password, and after some wrong ones for patience; a key that was refused keeps its answer', async () => {
    const { member } = await openCashier();
    const key = { 'idempotency-key': newKey() };
    const wrong = await member.call('POST', '/exchange/request', { amount: 10_000, password: 'not-mine' }, key);
    expect(wrong.body).toEqual({ reason: 'wrongPassword', numbers: {} });
    const again = await member.call('POST', '/exchange/request', { amount: 10_000, password: PASSWORD }, key);
    expect(again.body).toEqual(wrong.body);
    for (let tried = 0; tried < 8; tried += 1) await exchange(member, 10_000, 'not-mine');
    expect((await exchange(member, 10_000)).body).toMatchObject({ reason: 'tooManyAttempts' });
    expect(await purseOf(member)).toMatchObject({ emoney: 1_000_000 });
  });

  it('REQ-8 waits from one request to the next, unless the last was taken back; and while the bank is closed', async () => {
    const { member, set } = await openCashier();
    const first = idOf(await exchange(member, 10_000));
    expect((await exchange(member, 10_000)).body).toMatchObject({ reason: 'tooSoon' });
    await say(member, '/charge/cancel', { id: first });
    expect((await exchange(member, 2_000_000)).body).toEqual({
      reason: 'tooLittleMoney',
      numbers: { emoney: 1_000_000 },
    });
    await set({ ...OPEN, exchange: { ...OPEN.exchange, closed: { from: 0, until: 24 * 60 - 1 } } });
    expect((await exchange(member, 10_000)).body).toMatchObject({ reason: 'closedHours' });
    await set({ ...OPEN, exchange: { ...OPEN.exchange, maintenance: 1 } });
    expect((await exchange(member, 10_000)).body).toEqual({ reason: 'closed', numbers: {} });
  });

  it('REQ-9 counts stakes of decided bets since a charge, voids left out, and says how much is missing', async () => {
    const { origin, member, decide } = await openCashier();
    await origin.sink.deliver(games('a', 'b', 'c'));
    const bet = (game: string, amounts: number) => member.bet(betOn([claimOn(game)], { amounts }), newKey());
    await bet('a', 40_000);
    const asked = await charge(member, 100_000);
    await decide(idOf(asked), { act: 'approve' });
    await bet('a', 60_000);
    await bet('b', 50_000);
    await bet('c', 40_000);
    const refused = (done: number) => ({ reason: 'rollingOpen', numbers: { done, needed: 100_000 } });
    expect((await exchange(member, 10_000)).body).toEqual(refused(0));
    const { body } = await member.call('GET', '/charge/standing');
    expect(body).toMatchObject({
      rolling: [{ done: 0, needed: 100_000 }],
      waiting: { charges: 0, exchanges: 0 },
      depositor: '한**부',
      today: 100_000,
    });
    const isVoid = { status: 'settled', settlement: -1 } as const;
    await origin.sink.deliver([
      resultReport('a', 'away'),
      marketReport('b', { home: isVoid, draw: isVoid, away: isVoid }),
    ]);
    await origin.settled();
    // What was staked before the charge is no stake of it.
    expect((await exchange(member, 10_000)).body).toEqual(refused(60_000));
    await origin.sink.deliver([resultReport('c', 'home')]);
    await origin.settled();
    expect((await exchange(member, 10_000)).status).toBe(200);
    await expectBooks(origin);
  });
});

describe('tether', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hanpan.example' };
  const rateOf = async (member: Caller) =>
    (await member.call('GET', '/charge/tetherRate')).body as { readonly id: string; readonly rate: number };

  it('REQ-12 WAL-02 records no deposit whose window is not https', async () => {
    const { origin, member } = await openCashier();
    const { id: rateId } = await rateOf(member);
    const { body } = await member.call('GET', '/charge/tetherDepositUrl');
    expect(body).toBe(`${origin.url}/play-cashier`);
    expect((await say(member, '/charge/cryptoDeposit', { rateId, usdt: 100 })).body).toMatchObject({
      reason: 'notSecure',
    });
    const page = await (await fetch(String(body))).text();
    expect(page).toContain('모의 머니 전용');
  });

  it('REQ-11 WAL-02 holds the rate for a span, drops what is below a won, and converts by no other silently', async () => {
    const clock = laterClock(0);
    const origin = await openOrigin({ trustProxy: ['loopback'], clock });
    const member = await signIn(origin);
    const { id: rateId, rate } = await rateOf(member);
    expect(await rateOf(member)).toMatchObject({ id: rateId, rate });
    expect((await member.call('GET', '/charge/tetherDepositUrl', undefined, https)).body).toBe(
      'https://hanpan.example/play-cashier',
    );
    const asked = await say(member, '/charge/cryptoDeposit', { rateId, usdt: 130 });
    expect(asked.body).toMatchObject({
      request: { kind: 'charge', amount: Math.floor((130 * rate) / 100), tether: { usdt: 130, rate } },
    });
    expect((await say(member, '/charge/cryptoDeposit', { rateId: 'other', usdt: 130 })).body).toMatchObject({
      reason: 'rateExpired',
    });
  });

  it('WAL-02 pays out no tether while its flag says maintenance, and says why a window stays shut', async () => {
    const { member, set } = await openCashier({ tetherMaintenanceFlag: 1 });
    const { id: rateId } = await rateOf(member);
    const withdrawal = { rateId, usdt: 100, password: PASSWORD };
    expect((await say(member, '/exchange/cryptoWithdrawal', withdrawal)).body).toMatchObject({
      reason: 'tetherMaintenance',
    });
    await set({ ...OPEN, charge: { ...OPEN.charge, maintenance: 1 } });
    expect(await member.call('GET', '/charge/tetherDepositUrl')).toMatchObject({
      status: 503,
      body: { message: '현재 테더 입금은 점검중입니다.' },
    });
    expect((await say(member, '/exchange/cryptoWithdrawal', withdrawal)).status).toBe(200);
  });
});
