/** A member takes a bet back: while the house lets them, once, in one commit with its stake, and never against a result (CXL-1 … CXL-4). */
import { describe, expect, it } from 'vitest';
import { storeResult } from '../../../server/settlement/recordResults.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { cancelBet } from '../../../server/betting/cancelBet.ts';
import { storeSetting } from '../../../server/house/settings.ts';
import type { BetCancelling } from '../../../src/domain/bets/cancelling.ts';
import { cancelBetCall, betTotalsCall } from '../../../src/domain/calls/betting.ts';
import { BetId } from '../../../src/domain/kernel/ids.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import {
  fixtureIdOf,
  fixtureReport,
  games,
  marketReport,
  resultReport,
  selectionIdOf,
} from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const MINUTE = 60_000;
const RULES: BetCancelling = { windowMs: 5 * MINUTE, leadMs: 10 * MINUTE, perDay: 2 };

async function house(startsInMs = 24 * 60 * MINUTE) {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  const store = openSqliteStore(dataDir, 1);
  await store.write((tx) => storeSetting(tx, 'betCancelling', RULES));
  const startAt = Date.now() + startsInMs;
  const open = (name: string) => [fixtureReport(name, { startAt }), marketReport(name)];
  await origin.sink.deliver([...open('a'), ...open('b'), ...games('c')]);
  const member = await signIn(origin);
  return { origin, store, member, startAt };
}

async function bet(member: Caller, ...names: readonly string[]): Promise<string> {
  const claims = names.map((name) => claimOn(name));
  const totalRatio = names.length === 1 ? '1.85' : '3.42';
  const { status, body } = await member.bet(betOn(claims, { totalRatio, memberId: member.memberId }), newKey());
  expect(status).toBe(200);
  return (body as { betId: string }).betId;
}

async function cancel(member: Caller, betId: string) {
  const { status, body } = await member.call('POST', `/sports-prematch/betting/cancel/${betId}`, {});
  expect(status).toBe(200);
  return cancelBetCall.answer.parse(body);
}

async function totals(member: Caller, query = '') {
  const { body } = await member.call('GET', `/sports-prematch/betting/totals${query}`);
  return betTotalsCall.answer.parse(body);
}

type House = Awaited<ReturnType<typeof house>>;

/** Money of the member and whether the house's books are right. */
async function books({ store }: House) {
  const accounts = await store.read((tx) => tx.selectFrom('accounts').selectAll().execute());
  const balance = (name: string) => accounts.find(({ account }) => account === name)?.balance ?? 0;
  return {
    available: balance('available:member1'),
    held: balance('held:member1'),
    total: accounts.reduce((sum, account) => sum + account.balance, 0),
  };
}

const placedAtOf = async ({ store }: House, betId: string): Promise<number> => {
  const row = await store.read((tx) =>
    tx.selectFrom('bets').select('placed_at').where('bet_id', '=', betId).executeTakeFirstOrThrow(),
  );
  return row.placed_at;
};

describe('taking a bet back', () => {
  it('CXL-1 CXL-3 gives the stake back, tells the member, and is answered again without another won', async () => {
    const at = await house();
    const before = await books(at);
    const betId = await bet(at.member, 'a', 'b');
    expect(await books(at)).toMatchObject({ available: before.available - 10_000, held: 10_000 });
    const outcome = await cancel(at.member, betId);
    expect(outcome).toEqual({ kind: 'cancelled', betId, emoney: before.available });
    expect(await cancel(at.member, betId)).toEqual(outcome);
    expect(await books(at)).toEqual(before);
    const { body } = await at.member.call('GET', '/sports-prematch/betting');
    expect(body).toMatchObject({
      rows: [{ betId, status: -1, paid: 10_000, picks: [{ settlement: -1 }, { settlement: -1 }] }],
    });
    const told = (await at.origin.inspect.log('bets:member1')).map(({ envelope }) => envelope).join('\n');
    expect(told.match(/BetSettled/g)).toHaveLength(1);
    await at.store.close();
  });

  it('CXL-3 what its games come to afterwards changes nothing', async () => {
    const at = await house();
    const before = await books(at);
    const betId = await bet(at.member, 'a');
    await cancel(at.member, betId);
    await at.origin.sink.deliver([fixtureReport('a', { status: 'finished' }), resultReport('a', 'home')]);
    await at.origin.settled();
    expect(await books(at)).toEqual(before);
    expect(await totals(at.member)).toMatchObject({ count: 1, returned: 10_000, refunded: 10_000, net: 0 });
    await at.store.close();
  });

  it('CXL-1 ends with the window after placing and with the lead before the first start, to the millisecond', async () => {
    const at = await house();
    const [first, second] = [await bet(at.member, 'a', 'c'), await bet(at.member, 'a')];
    const placedAt = await placedAtOf(at, first);
    const take = (betId: string, now: number) =>
      at.store.write((tx) => cancelBet(tx, at.member.memberId, BetId.parse(betId), now, false));
    expect(await take(first, placedAt + RULES.windowMs)).toEqual({ kind: 'refused', reason: 'windowOver' });
    expect(await take(first, placedAt + RULES.windowMs - 1)).toMatchObject({ kind: 'cancelled' });
    const start = (await placedAtOf(at, second)) + RULES.leadMs + 2 * MINUTE;
    await at.origin.sink.deliver([fixtureReport('a', { startAt: start })]);
    expect(await take(second, start - RULES.leadMs)).toEqual({ kind: 'refused', reason: 'windowOver' });
    expect(await take(second, start)).toEqual({ kind: 'refused', reason: 'started' });
    expect(await take(second, start - RULES.leadMs - 1)).toMatchObject({ kind: 'cancelled' });
    await at.store.close();
  });

  it('CXL-1 so many a day of Seoul, and never while the books are wrong', async () => {
    const at = await house();
    const ids = [await bet(at.member, 'a'), await bet(at.member, 'b'), await bet(at.member, 'a')];
    const [one = '', two = '', three = ''] = ids;
    const off = await at.store.write((tx) => cancelBet(tx, at.member.memberId, BetId.parse(one), Date.now(), true));
    expect(off).toEqual({ kind: 'refused', reason: 'bettingOff' });
    expect([await cancel(at.member, one), await cancel(at.member, two)]).toMatchObject([
      { kind: 'cancelled' },
      { kind: 'cancelled' },
    ]);
    expect(await cancel(at.member, three)).toEqual({ kind: 'refused', reason: 'tooManyToday' });
    await at.store.write((tx) => storeSetting(tx, 'betCancelling', { ...RULES, perDay: 9, windowMs: 0 }));
    expect(await cancel(at.member, three)).toEqual({ kind: 'refused', reason: 'windowOver' });
    await at.store.close();
  });

  it.each([
    ['started', [fixtureReport('a', { status: 'inPlay' })]],
    ['was put off', [fixtureReport('a', { status: 'postponed' })]],
    ['left the offer', [{ kind: 'closed', fixtureId: fixtureIdOf('a') }]],
  ] as const)('CXL-2 not once a game of it %s', async (_what, reports) => {
    const at = await house();
    const betId = await bet(at.member, 'a', 'b');
    await at.origin.sink.deliver(reports);
    expect(await cancel(at.member, betId)).toEqual({ kind: 'refused', reason: 'started' });
    expect(await books(at)).toMatchObject({ held: 10_000 });
    await at.store.close();
  });

  it('CXL-2 not once a pick of it has a result, known to the bet or not', async () => {
    const at = await house();
    const betId = await bet(at.member, 'a', 'b');
    await at.store.write((tx) => storeResult(tx, fixtureIdOf('a'), selectionIdOf('a', 'home'), 2, 1, 0));
    expect(await cancel(at.member, betId)).toEqual({ kind: 'refused', reason: 'decided' });
    await at.store.close();
  });

  it('CXL-3 of a settlement and a taking back at once one happens, whole', async () => {
    const at = await house();
    await at.store.write((tx) => storeSetting(tx, 'betCancelling', { ...RULES, perDay: 100 }));
    const before = await books(at);
    let won = 0;
    for (let round = 0; round < 6; round += 1) {
      const name = `r${round}`;
      await at.origin.sink.deliver(games(name));
      const betId = await bet(at.member, name);
      const settle = () => at.origin.sink.deliver([resultReport(name, 'home')]);
      const take = () => Promise.all([cancel(at.member, betId), cancel(at.member, betId)]);
      const [outcomes] = await (round % 2 === 0
        ? Promise.all([take(), settle()])
        : Promise.all([settle(), take()]).then(([a, b]) => [b, a] as const));
      await at.origin.settled();
      const [first, second] = outcomes;
      expect(first).toEqual(second);
      if (first.kind === 'refused') won += 8_500;
    }
    expect(await books(at)).toEqual({ ...before, available: before.available + won });
    const rows = await at.store.read((tx) => tx.selectFrom('settlements').selectAll().execute());
    expect(new Set(rows.map((row) => row.bet_id)).size).toBe(rows.length);
    await at.store.close();
  });

  it('CXL-4 TOT-1 another member’s bet does not exist, and is in nobody else’s totals', async () => {
    const at = await house();
    const betId = await bet(at.member, 'a');
    const other = await signIn(at.origin, 'member2');
    expect(await cancel(other, betId)).toEqual({ kind: 'refused', reason: 'unknownBet' });
    expect(await totals(other)).toMatchObject({ count: 0, staked: 0, returned: 0 });
    expect(await totals(at.member)).toMatchObject({
      count: 1,
      openCount: 1,
      staked: 10_000,
      openStaked: 10_000,
      net: 0,
    });
    expect(await books(at)).toMatchObject({ held: 10_000 });
    await at.store.close();
  });
});
