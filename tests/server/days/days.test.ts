/** What days bring at a running origin: once a day whatever the tabs say, by the ledger, and told (COM-03, rules ATT, QST, TRN, FRN). */
import { describe, expect, it, vi } from 'vitest';
import { storeSetting } from '../../../server/house/settings.ts';
import type { Origin } from '../../../server/origin.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Work } from '../../../server/store/store.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { Attendance } from '../../../src/domain/days/attendance.ts';
import { Friends } from '../../../src/domain/days/friends.ts';
import { DayQuests } from '../../../src/domain/days/quests.ts';
import { PAID_AFTER_MS, Tournaments, windowAt } from '../../../src/domain/days/tournament.ts';
import { seoulDate } from '../../../src/domain/kernel/seoulDay.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const DAY_MS = 86_400_000;

async function opened(change?: (tx: Work) => Promise<unknown>) {
  const dataDir = newDataDir();
  if (change !== undefined) {
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 0);
    await store.write(change);
    await store.close();
  }
  const origin = await openOrigin({ dataDir, upkeepMs: 50 });
  await origin.sink.deliver(games('a', 'b', 'c'));
  return { origin, dataDir, member: await signIn(origin) };
}
const say = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': newKey() });
const pointsOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly point: number }).point;
const today = () => seoulDate(Date.now());
const bet = (member: Caller, game: string, amounts: number, memberId = member.memberId) =>
  member.bet(betOn([claimOn(game, { oddsId: selectionIdOf(game, 'home') })], { amounts, memberId }), newKey());
/** When the prizes of the tournaments that run now have been paid: a week later would be beyond the end of the next ones, late on a Sunday. */
const oncePaid = () => {
  const now = Date.now();
  return laterClock(windowAt('sports', now).until + PAID_AFTER_MS + 100_000 - now);
};
const isSoundAt = async (origin: Origin) => isSound(await origin.inspect.ledger());

describe('attendance', () => {
  it('COM-03 ATT-1 stamps a day once, of many that ask at once, and today alone', async () => {
    const { origin, member } = await opened();
    const before = await pointsOf(member);
    const all = await Promise.all(Array.from({ length: 5 }, () => say(member, '/attendance/stamp', { day: today() })));
    expect(all.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422, 422, 422, 422]);
    expect(await pointsOf(member)).toBe(before + 500);
    const yesterday = seoulDate(Date.now() - DAY_MS);
    expect((await say(member, '/attendance/stamp', { day: yesterday })).body).toMatchObject({ reason: 'otherDay' });
    const { stamps } = Attendance.parse((await member.call('GET', '/attendance')).body);
    expect(stamps).toEqual([{ day: today(), streak: 1, points: 500 }]);
    expect(await isSoundAt(origin)).toBe(true);
  });

  it('OWN-6 whoever is shut out is not drawn in by a stamp', async () => {
    const { member } = await opened();
    await say(member, '/member/limits/coolOff', { length: 'today' });
    expect(await say(member, '/attendance/stamp', { day: today() })).toMatchObject({
      status: 422,
      body: { reason: 'excluded' },
    });
  });
});

describe('quests', () => {
  it('COM-03 QST-1 QST-2 go with the bets of the day, and are taken once and not before', async () => {
    const { origin, member } = await opened();
    const claim = (quest: string) => say(member, '/eventMission/claim', { day: today(), quest });
    const win = async () =>
      DayQuests.parse((await member.call('GET', '/eventMission')).body).quests.find(({ id }) => id === 'win');
    await bet(member, 'a', 10_000);
    expect((await claim('win')).body).toEqual({ reason: 'notReached', numbers: { reached: 0, target: 1 } });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await win()).toMatchObject({ reached: 1, claimedAt: null });
    const before = await pointsOf(member);
    expect(await claim('win')).toMatchObject({ status: 200, body: { points: 1_000 } });
    expect((await claim('win')).body).toMatchObject({ reason: 'claimed' });
    expect((await claim('none')).body).toMatchObject({ reason: 'unknownQuest' });
    expect(await pointsOf(member)).toBe(before + 1_000);
    expect((await win())?.claimedAt).toBeGreaterThan(0);
    expect(await isSoundAt(origin)).toBe(true);
  });
});

describe('tournaments', () => {
  it('COM-03 TRN-2 TRN-3 TRN-4 rank won bets live, name others by half, and pay once when they are over', async () => {
    const rules = { minStake: 10_000, minFolds: 1, prizes: [900, 400] };
    const { origin, dataDir, member } = await opened((tx) =>
      storeSetting(tx, 'tournaments', { sports: rules, casino: rules }),
    );
    const other = await signIn(origin, 'member2');
    await bet(member, 'a', 10_000);
    await bet(member, 'b', 5_000);
    await bet(other, 'a', 20_000);
    await origin.sink.deliver([resultReport('a', 'home'), resultReport('b', 'home')]);
    const sports = async (who: Caller) => {
      const { running } = Tournaments.parse((await who.call('GET', '/tournament')).body);
      return running.find(({ kind }) => kind === 'sports');
    };
    const seen = await sports(member);
    expect(seen).toMatchObject({ players: 2, mine: { score: 185 } });
    expect(seen?.top.map(({ place, score, prize }) => [place, score, prize])).toEqual([
      [1, 185, 900],
      [2, 185, 400],
    ]);
    expect(seen?.top.find(({ isMine }) => !isMine)?.name).toContain('*');
    const before = [await pointsOf(member), await pointsOf(other)];
    await origin.close();
    const later = await openOrigin({ dataDir, upkeepMs: 20, clock: oncePaid() });
    const [one, two] = [await signIn(later), await signIn(later, 'member2')];
    const won = async () =>
      [(await pointsOf(one)) - (before[0] ?? 0), (await pointsOf(two)) - (before[1] ?? 0)].toSorted((a, b) => a - b);
    await vi.waitFor(async () => expect(await won()).toEqual([400, 900]), 5_000);
    await vi.waitFor(async () => {
      const { ended } = Tournaments.parse((await one.call('GET', '/tournament')).body);
      expect(ended.find(({ kind }) => kind === 'casino')?.paidAt).not.toBeNull();
    }, 240_000);
    expect(await won()).toEqual([400, 900]);
    expect(await isSoundAt(later)).toBe(true);
  });
});

describe('prizes under attack', () => {
  it('TRN-2 TRN-3 ties have one winner each, upkeep again and again and a restart pay once, and a correction afterwards pays nobody anew', async () => {
    const rules = { minStake: 5_000, minFolds: 1, prizes: [900, 400, 100] };
    const { origin, dataDir, member } = await opened((tx) =>
      storeSetting(tx, 'tournaments', { sports: rules, casino: rules }),
    );
    const names = ['member1', 'member2', 'member3', 'member4'];
    const callers = [member, ...(await Promise.all(names.slice(1).map((name) => signIn(origin, name))))];
    // All alike, and decided in one transaction: the same odds at the same time.
    for (const caller of callers) expect((await bet(caller, 'a', 10_000)).status).toBe(200);
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.settled();
    const before = await Promise.all(callers.map(pointsOf));
    await origin.close();
    const later = oncePaid();
    const first = await openOrigin({ dataDir, upkeepMs: 20, clock: later });
    const wonAt = async (house: Origin) => {
      const now = await Promise.all(names.map(async (name) => pointsOf(await signIn(house, name))));
      return now.map((points, index) => points - (before[index] ?? 0)).toSorted((a, b) => a - b);
    };
    await vi.waitFor(async () => expect(await wonAt(first)).toEqual([0, 100, 400, 900]), 5_000);
    await first.close();
    const again = await openOrigin({ dataDir, upkeepMs: 20, clock: later });
    await again.sink.deliver([resultReport('a', 'away')]);
    await again.settled();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await wonAt(again)).toEqual([0, 100, 400, 900]);
    const { ended } = Tournaments.parse((await (await signIn(again)).call('GET', '/tournament')).body);
    expect(ended.find(({ kind }) => kind === 'sports')?.top.map(({ place, prize }) => [place, prize])).toEqual([
      [1, 900],
      [2, 400],
      [3, 100],
    ]);
    expect(await isSoundAt(again)).toBe(true);
  });
});

describe('friends', () => {
  it('COM-03 FRN-1 FRN-2 bring points once, when they have staked enough, and nothing of theirs is told', async () => {
    const { origin, member } = await opened((tx) =>
      tx.updateTable('members').set({ recommender: 'member1' }).where('id', '=', 'member2').execute(),
    );
    const friend = await signIn(origin, 'member2');
    const before = await pointsOf(member);
    await bet(friend, 'a', 100_000);
    expect(await pointsOf(member)).toBe(before);
    await origin.sink.deliver([resultReport('a', 'away')]);
    await vi.waitFor(async () => expect(await pointsOf(member)).toBe(before + 5_000), 5_000);
    const told = Friends.parse((await member.call('GET', '/friend')).body);
    expect(told).toMatchObject({ code: 'member1', earned: 5_000, count: 1 });
    expect(Object.keys(told.friends[0] ?? {}).toSorted()).toEqual(['earnedAt', 'joinedAt', 'name']);
    expect(await isSoundAt(origin)).toBe(true);
  });
});
