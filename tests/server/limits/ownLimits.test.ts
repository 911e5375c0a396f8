/** A member's own limits at a running origin: they hold where bets, lobbies and commands are decided, and are told to every tab (rules OWN, FAIR-03, FAIR-04). */
import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../server/origin.ts';
import { depositRefusal } from '../../../server/limits/ownStanding.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { OwnLimits } from '../../../src/domain/limits/ownDocument.ts';
import type { OwnLimit } from '../../../src/domain/limits/ownLimit.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureReport, games, marketReport, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

async function opened(dataDir = newDataDir()) {
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(games('a', 'b'));
  return { origin, member: await signIn(origin), dataDir };
}
const say = (member: Caller, what: string, given: unknown) =>
  member.call('POST', `/member/limits/${what}`, given, { 'idempotency-key': newKey() });
const change = (member: Caller, kind: OwnLimit['kind'], span: OwnLimit['span'], amount: number | null) =>
  say(member, 'change', { kind, span, amount });
const bet = (member: Caller, amounts: number, game = 'a') =>
  member.bet(betOn([claimOn(game, { oddsId: selectionIdOf(game, 'home') })], { amounts }), newKey());
const documentOf = async (member: Caller) => OwnLimits.parse((await member.call('GET', '/member/limits')).body);

/** The same house, a day later. */
async function aDayLater({ origin, dataDir }: { readonly origin: Origin; readonly dataDir: string }) {
  await origin.close();
  const later = await openOrigin({ dataDir, clock: laterClock(DAY_MS + 1_000) });
  return signIn(later);
}

describe("a member's own limits at the origin", () => {
  it('FAIR-03 OWN-1 OWN-4 a limit that is set refuses the next bet, by its numbers and in a sentence; bets within it are taken', async () => {
    const { member } = await opened();
    expect((await bet(member, 20_000)).status).toBe(200);
    expect((await change(member, 'stake', 'day', 50_000)).status).toBe(200);
    expect((await bet(member, 30_000, 'b')).status).toBe(200);
    expect(await bet(member, 5_000, 'b')).toMatchObject({
      status: 422,
      body: {
        ...{ reason: 'aboveOwnLimit', kind: 'stake', span: 'day', limit: 50_000, used: 50_000 },
        message: '내가 정한 하루 베팅 한도 50,000원 중 50,000원을 사용했습니다.',
      },
    });
  });

  it('FAIR-03 OWN-4 OWN-8 what may be lost counts open bets as lost, and what came back not', async () => {
    const { origin, member } = await opened();
    await change(member, 'loss', 'week', 20_000);
    expect((await bet(member, 20_000)).status).toBe(200);
    expect((await bet(member, 5_000, 'b')).body).toMatchObject({ reason: 'aboveOwnLimit', kind: 'loss', used: 20_000 });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect((await bet(member, 5_000, 'b')).status).toBe(200);
    const { used, today, open } = await documentOf(member);
    expect(used.day).toMatchObject({ stake: 25_000, loss: -12_000 });
    expect([today.returned - today.stakes, open]).toEqual([12_000, { bets: 1, stakes: 5_000 }]);
  });

  it('OWN-8 a bet of yesterday that is void today gives its stake back, and no room to lose more', async () => {
    const { origin, member, dataDir } = await opened();
    expect((await bet(member, 20_000)).status).toBe(200);
    await origin.close();
    const later = await openOrigin({ dataDir, clock: laterClock(DAY_MS + 1_000) });
    const there = await signIn(later);
    await later.sink.deliver([fixtureReport('c', { startAt: Date.now() + 3 * DAY_MS }), marketReport('c')]);
    expect((await bet(there, 5_000, 'c')).status).toBe(200);
    const isVoid = { status: 'settled', settlement: -1 } as const;
    await later.sink.deliver([marketReport('a', { home: isVoid, draw: isVoid, away: isVoid })]);
    const { used, today, open } = await documentOf(there);
    expect(open.bets).toBe(1);
    expect([used.day.stake, used.day.loss, today.returned]).toEqual([5_000, 5_000, 0]);
  });

  it('FAIR-03 OWN-2 a raise holds neither before it has waited nor before it was said again, whatever its member calls', async () => {
    const house = await opened();
    const { member } = house;
    await change(member, 'bet', 'bet', 10_000);
    const raised = await change(member, 'bet', 'bet', 500_000);
    expect(raised.body).toMatchObject({ amount: 10_000, raise: { amount: 500_000 } });
    expect(await say(member, 'confirm', { kind: 'bet', span: 'bet' })).toMatchObject({
      status: 422,
      body: { reason: 'notYet' },
    });
    expect((await bet(member, 10_001)).body).toMatchObject({ reason: 'aboveOwnLimit', kind: 'bet' });
    const later = await aDayLater(house);
    expect((await documentOf(later)).limits).toMatchObject([{ amount: 10_000 }]);
    expect(await say(later, 'confirm', { kind: 'bet', span: 'bet' })).toMatchObject({
      status: 200,
      body: { amount: 500_000, raise: null },
    });
    expect((await documentOf(later)).limits).toEqual([{ kind: 'bet', span: 'bet', amount: 500_000, raise: null }]);
  });

  it('FAIR-03 OWN-6 whoever is shut out bets nowhere and enters no lobby, keeps what was bet, and cannot come back sooner', async () => {
    const { origin, member } = await opened();
    expect((await bet(member, 10_000)).status).toBe(200);
    const shut = await say(member, 'coolOff', { length: 'days7' });
    expect(shut).toMatchObject({ status: 200, body: { length: 'days7' } });
    const { until } = shut.body as { readonly until: number };
    expect(await bet(member, 5_000, 'b')).toMatchObject({ status: 422, body: { reason: 'excluded', until } });
    expect(await member.call('GET', '/kosca/opengame?type=EU')).toMatchObject({
      status: 403,
      body: { reason: 'excluded' },
    });
    expect(await say(member, 'coolOff', { length: 'hours24' })).toMatchObject({
      status: 422,
      body: { reason: 'alreadyLonger', numbers: { until } },
    });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect((await documentOf(member)).today.returned).toBe(18_500);
    expect((await say(member, 'exclude', { length: 'permanent' })).body).toMatchObject({ until: null });
    expect((await documentOf(member)).exclusion).toMatchObject({ length: 'permanent', until: null });
    expect((await say(member, 'exclude', { length: 'years5' })).body).toEqual({ reason: 'alreadyLonger', numbers: {} });
  });

  it('FAIR-03 OWN-6 a cool-off of a day is over after it, and a charge is let in then', async () => {
    const house = await opened();
    await say(house.member, 'coolOff', { length: 'hours24' });
    await change(house.member, 'deposit', 'day', 100_000);
    const store = openSqliteStore(house.dataDir, 0);
    const refusalAt = (at: number, amount: number) =>
      store.read((tx) => depositRefusal(tx, house.member.memberId, amount, at));
    const now = Date.now();
    expect(await refusalAt(now, 1)).toMatchObject({ reason: 'excluded' });
    expect(await refusalAt(now + DAY_MS + 1_000, 100_000)).toBeUndefined();
    expect(await refusalAt(now + DAY_MS + 1_000, 100_001)).toMatchObject({ kind: 'deposit', limit: 100_000, used: 0 });
    await store.close();
  });

  it('FAIR-04 OWN-7 the check is due an interval after the session began, and after it was acknowledged, in every tab', async () => {
    const { member } = await opened();
    await say(member, 'check', { minutes: 15 });
    const first = await documentOf(member);
    expect(first.check).toEqual({ minutes: 15, dueAt: (first.session?.since ?? 0) + 900_000 });
    await say(member, 'acknowledge', { dueAt: first.check.dueAt });
    const { check } = await documentOf(member);
    expect(check.dueAt).toBeGreaterThan(first.check.dueAt ?? 0);
    await say(member, 'check', { minutes: 0 });
    expect((await documentOf(member)).check.dueAt).toBeNull();
  });

  it('OPR-2 the wait of a raise is a setting, and never less than a day', async () => {
    const { origin } = await opened();
    const owner = await signInOperator(origin);
    const set = (waitMs: number) => owner.does('/setting', { key: 'ownLimits', value: { waitMs, checkMinutes: 60 } });
    expect([(await set(DAY_MS - 1)).status, (await set(7 * DAY_MS)).status]).toEqual([400, 200]);
  });
});
