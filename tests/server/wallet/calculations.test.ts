/** Play by product and day, and settlements of partners, at a running origin (WAL-05, rules CLC). */
import { describe, expect, it } from 'vitest';
import { insertBet } from '../../../server/betting/betRows.ts';
import { calculationId } from '../../../server/office/queueRows.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { readCalculations } from '../../../server/wallet/calculations.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';
import { HOUSE_CASHIER } from '../../../src/domain/cashier/cashierSetting.ts';
import type { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { calculationsCall } from '../../../src/domain/calls/lists.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { holdTransfer } from '../../../src/domain/wallet/ledger.ts';
import { calculatedOf, type Area } from '../../../src/domain/wallet/calculation.ts';
import { sampleBet, T0 } from '../../support/engine/sampleData.ts';
import { newKey, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { cashierOf, changeSettings, refusalOf, signInOperator } from '../support/operator.ts';

const DAY = seoulDayOf(T0);
const PAGES = ['wintielose', 'inplay', 'minigame', 'slot'] as const;
const STATUSES = [0, 1, 2, 3, -1] as const;

/** Bets of members whom a partner recommended, of three days; the last day has open ones. */
async function house() {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  const store = openSqliteStore(dataDir, 1);
  const bets: { memberId: string; bet: Bet }[] = [];
  await store.write(async (tx) => {
    await tx
      .updateTable('members')
      .set({ recommender: 'manager1' })
      .where('id', 'in', ['member3', 'member4'])
      .execute();
    for (let n = 0; n < 120; n += 1) {
      const day = Math.floor(n / 40);
      const decided = STATUSES[1 + (n % 4)] ?? 1;
      const status = day === 2 && n % 9 === 0 ? 0 : decided;
      const stake = 10_000 + n * 7;
      const paid = status === 2 ? stake * 2 : status === -1 || status === 3 ? stake : 0;
      const bet: Bet = {
        ...sampleBet(n),
        ...{ betId: BetId.parse(`c${n}`), key: BetKey.parse(`c${String(n).padStart(24, '0')}`), stake, paid, status },
        ...{ page: PAGES[Math.floor(n / 12) % 4] ?? 'slot', placedAt: DAY + day * DAY_MS + (n % 40) * 60_000 },
      };
      const memberId = ['member3', 'member4', 'member5'][n % 3] ?? '';
      await insertBet(tx, MemberId.parse(memberId), bet);
      // What is staked on open bets is held, or the house finds its books wrong.
      if (status === 0) await postTransfers(tx, [holdTransfer(MemberId.parse(memberId), bet.betId, stake)], 1);
      bets.push({ memberId, bet });
    }
  });
  await store.close();
  return { origin: await openOrigin({ dataDir }), dataDir, bets };
}

const daysOf = async (who: Caller, area: string) =>
  calculationsCall.answer.parse((await who.call('GET', `/calculate?area=${area}`)).body).rows;
const ask = (who: Caller, area: string, day: number) =>
  who.call('POST', '/calculate/request', { area, day }, { 'idempotency-key': newKey() });

describe('play by product and day', () => {
  it('CLC-1 CLC-2 WAL-05 equals the sums over the bets, of oneself, and of a partner with whom they recommended', async () => {
    const { origin, bets } = await house();
    for (const [name, whose] of [
      ['member3', ['member3']],
      ['manager1', ['member3', 'member4']],
      ['member1', []],
    ] as const) {
      const who = await signIn(origin, name);
      for (const area of ['all', 'sports', 'casino'] as const) {
        const days = await daysOf(who, area);
        const theirs = bets.filter(({ memberId }) => (whose as readonly string[]).includes(memberId));
        for (const { day, count, turnover, paid, net, rolling, open } of days) {
          const fit = theirs.filter(
            ({ bet: { page, placedAt } }) =>
              seoulDayOf(placedAt) === day &&
              (area === 'all' || (page === 'wintielose' || page === 'inplay') === (area === 'sports')),
          );
          const sum = (of: (bet: Bet) => number) => fit.reduce((total, { bet }) => total + of(bet), 0);
          expect({ count, turnover, paid, open }).toEqual({
            count: fit.length,
            turnover: sum(({ stake }) => stake),
            paid: sum((bet) => bet.paid),
            open: sum(({ status }) => (status === 0 ? 1 : 0)),
          });
          expect(net).toBe(sum(({ status, paid: back, stake }) => (status === 0 ? 0 : back - stake)));
          expect(rolling).toBe(sum(({ status, stake }) => (status === 1 || status === 2 ? stake : 0)));
        }
        expect(days).toHaveLength(whose.length === 0 ? 0 : 3);
      }
    }
    const member = await signIn(origin);
    expect(await daysOf(member, 'event')).toMatchObject([{ turnover: 10_000, rolling: 0 }]);
    expect(await daysOf(member, 'tether')).toEqual([]);
  });

  it('CLC-1 CLC-2 WAL-02 WAL-05 has rounds of lobbies among the casino, and of tether what was approved and nothing that waits', async () => {
    const origin = await openOrigin({ trustProxy: ['loopback'] });
    const member = await signIn(origin);
    const cashier = { ...HOUSE_CASHIER, approvesAfterMs: null };
    await changeSettings(origin, { cashier });
    const say = (path: string, given: unknown) => member.call('POST', path, given, { 'idempotency-key': newKey() });
    expect(await daysOf(member, 'tether')).toEqual([]);
    const { id: rateId } = (await member.call('GET', '/charge/tetherRate')).body as { readonly id: string };
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hanpan.example' };
    await member.call('GET', '/charge/tetherDepositUrl', undefined, https);
    const deposit = async (usdt: number) =>
      ((await say('/charge/cryptoDeposit', { rateId, usdt })).body as { readonly request: MoneyRequest }).request;
    const { id, amount } = await deposit(100);
    await deposit(50);
    expect(await daysOf(member, 'tether')).toEqual([]);
    expect((await cashierOf(origin)(id, { act: 'approve' })).status).toBe(200);
    expect(await daysOf(member, 'tether')).toMatchObject([
      { count: 1, turnover: amount, paid: 0, net: amount, rolling: 0 },
    ]);
    const { body } = await member.call('POST', '/playfun/auth', { lobby: 'casino', provider: 'house' });
    const address = new URL((body as { readonly launch_url: string }).launch_url, 'https://site.example');
    const [session, sign] = [address.searchParams.get('session'), address.searchParams.get('sign')];
    let paid = 0;
    for (let n = 0; n < 3; n += 1) {
      const played = await say('/house-game/play', { session, sign, choice: 'player', stake: 10_000 });
      paid += (played.body as { readonly round: { readonly paid: number } }).round.paid;
    }
    const sums = { count: 3, open: 0, turnover: 30_000, paid, net: paid - 30_000, rolling: 30_000 };
    for (const area of ['casino', 'all']) expect(await daysOf(member, area)).toMatchObject([sums]);
    expect(await daysOf(member, 'sports')).toEqual([]);
    // Of nobody else.
    expect(await daysOf(await signIn(origin, 'member2'), 'all')).toEqual([]);
  });

  it('CLC-3 CLC-4 CLC-5 WAL-05 a partner asks for a day once, others hear why not, an operator pays it once', async () => {
    const { origin } = await house();
    const [partner, member] = [await signIn(origin, 'manager1'), await signIn(origin, 'member3')];
    const operator = await signInOperator(origin, 'cashier1');
    const today = seoulDayOf(Date.now());
    expect(await ask(member, 'sports', DAY)).toMatchObject({ status: 422, body: { reason: 'notEntitled' } });
    expect(await ask(partner, 'all', DAY)).toMatchObject({ body: { reason: 'noArea' } });
    expect(await ask(partner, 'sports', DAY + 2 * DAY_MS)).toMatchObject({ body: { reason: 'openBets' } });
    expect(await ask(partner, 'sports', today)).toMatchObject({ body: { reason: 'dayOpen' } });
    expect(await ask(partner, 'sports', DAY - DAY_MS)).toMatchObject({ body: { reason: 'nothing' } });
    expect(await ask(partner, 'sports', DAY + 1)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    const asked = await ask(partner, 'sports', DAY);
    const rolling = (await daysOf(partner, 'sports')).find(({ day }) => day === DAY)?.rolling ?? 0;
    const amount = calculatedOf('sports', rolling);
    expect(amount).toBeGreaterThan(0);
    expect(asked).toMatchObject({ status: 200, body: { request: { state: 'requested', amount } } });
    expect(await ask(partner, 'sports', DAY)).toMatchObject({ body: { reason: 'asked' } });
    expect((await ask(partner, 'casino', DAY)).status).toBe(200);
    const decide = (area: Area, isPaid: boolean) =>
      operator.takes('calculation', calculationId(partner.memberId, area, DAY), '/calculation', {
        ...{ userId: 'manager1', area, day: DAY, isPaid, words: '확인' },
      });
    // What an operator has beside it is the partner's own day.
    const beside = (key: string) => operator.call('GET', `/calculation/${encodeURIComponent(key)}`);
    const shown = (await daysOf(partner, 'sports')).find(({ day }) => day === DAY);
    expect((await beside(calculationId(partner.memberId, 'sports', DAY))).body).toEqual({
      ...shown,
      twoFrom: expect.any(Number) as number,
    });
    expect((await beside(calculationId(partner.memberId, 'sports', DAY - DAY_MS))).status).toBe(404);
    expect((await decide('sports', true)).status).toBe(200);
    expect(refusalOf(await decide('sports', true)).reason).toBe('over');
    expect((await decide('casino', false)).status).toBe(200);
    expect((await daysOf(partner, 'sports')).find(({ day }) => day === DAY)?.request?.state).toBe('paid');
    expect((await daysOf(partner, 'casino')).find(({ day }) => day === DAY)?.request).toMatchObject({
      state: 'rejected',
      reason: '확인',
    });
    const { body } = await partner.call('GET', '/member/user');
    expect((body as { point: number }).point).toBe(amount);
  });

  it('CLC-1 pages of days tell each day once, whatever their size', async () => {
    const { origin, dataDir } = await house();
    const whole = await daysOf(await signIn(origin, 'manager1'), 'all');
    await origin.close();
    const store = openSqliteStore(dataDir, 1);
    const paged = await store.read(async (tx) => {
      const rows = [];
      for (let at: number | undefined, isOver = false; !isOver;) {
        const after = at === undefined ? undefined : { at, id: 'all-x' };
        const filter = { area: 'all' as const };
        const [row] = await readCalculations(tx, { memberId: MemberId.parse('manager1'), filter, after, limit: 1 });
        isOver = row === undefined;
        if (row !== undefined) rows.push(row);
        at = row?.day;
      }
      return rows;
    });
    await store.close();
    expect(paged).toEqual(whole);
  });
});
