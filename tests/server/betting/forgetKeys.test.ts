/** Keys that stand for no bet go after a while, and what comes with them after that is still no bet (BET-10). */
import { describe, expect, it, onTestFinished } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { forgetKeys, KEYS_KEPT_MS } from '../../../server/betting/forgetKeys.ts';
import { systemClock, type Clock } from '../../../server/clock.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, marketReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { member1 } from '../support/openHouse.ts';

const DAY_MS = 24 * 3_600_000;

describe('keys of long ago', () => {
  it('BET-10 are forgotten where they stand for no bet, and no late copy becomes one', async () => {
    let ahead = 0;
    const clock: Clock = { ...systemClock, now: () => systemClock.now() + ahead };
    const origin = await openOrigin({ clock, upkeepMs: 50 });
    await origin.sink.deliver(games('a', 'b'));
    const member = await signIn(origin);
    const keys = { placed: newKey(), refused: newKey(), voided: newKey() };
    const stateOf = async (key: string, caller = member) =>
      (await caller.call('GET', `/sports-prematch/betting/key/${key}`)).body as { state: string };
    const placed = await member.bet(betOn([claimOn('a')]), keys.placed);
    await origin.sink.deliver([marketReport('b', { home: { odds: 150 } })]);
    expect((await member.bet(betOn([claimOn('b')]), keys.refused)).status).toBe(409);
    await origin.sink.deliver([marketReport('b', { home: { odds: 185 } })]);
    await member.call('POST', `/sports-prematch/betting/key/${keys.voided}/void`);

    const { updatedAt: userUpdatedAt } = (await member.call('GET', '/member/user')).body as { updatedAt: number };
    const points = { memberId: member.memberId, point: 5_000, userUpdatedAt };
    const converting = { 'idempotency-key': newKey() };
    expect(await member.call('POST', '/emoney/pointToEmoney', points, converting)).toMatchObject({ status: 200 });

    ahead = KEYS_KEPT_MS + 2 * DAY_MS;
    // The session has run out with the time, or goes with the next one.
    const again = await signIn(origin);
    await expect.poll(async () => (await stateOf(keys.refused, again)).state, { timeout: 60_000 }).toBe('absent');
    expect(await stateOf(keys.voided, again)).toEqual({ state: 'absent' });
    expect(await stateOf(converting['idempotency-key'], again)).toEqual({ state: 'absent' });
    const late = await member.call('POST', '/emoney/pointToEmoney', points, converting);
    expect([401, 555, 556]).toContain(late.status);
    expect(await stateOf(keys.placed, again)).toEqual({ state: 'decided', status: 200, body: placed.body });

    for (const [key, game] of [
      [keys.placed, 'a'],
      [keys.refused, 'b'],
      [keys.voided, 'b'],
    ] as const) {
      const late = await member.bet(betOn([claimOn(game)]), key);
      expect([401, 555, 556]).toContain(late.status);
    }
    expect(await again.bet(betOn([claimOn('a')]), keys.placed)).toMatchObject({ status: 200, body: placed.body });
    expect(await origin.inspect.bets(member1)).toHaveLength(1);
  });

  it('BET-10 are kept while a session goes on that may be older than they are', async () => {
    const now = 10 * KEYS_KEPT_MS;
    const dataDir = newDataDir();
    // Founds the house.
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, now);
    onTestFinished(() => store.close());
    const memberId = MemberId.parse('member1');
    const nothing = { fingerprint: null, parent_key: null, status: null, body: null };
    const keyAt = (key: string, created_at: number) =>
      store.write((tx) =>
        tx
          .insertInto('bet_keys')
          .values({ member_id: memberId, key, state: 'void', ...nothing, created_at })
          .execute(),
      );
    await keyAt('old', now - KEYS_KEPT_MS - DAY_MS);
    await keyAt('young', now - KEYS_KEPT_MS + 1);
    const session = { token_hash: 'h', member_id: memberId, ended_at: null, expires_at: now + DAY_MS };
    await store.write((tx) =>
      tx
        .insertInto('sessions')
        .values({ ...session, state: 'active', created_at: now - KEYS_KEPT_MS - 2 * DAY_MS })
        .execute(),
    );
    const left = () => store.read((tx) => tx.selectFrom('bet_keys').select('key').orderBy('key').execute());
    expect(await forgetKeys(store, now)).toBe(0);
    expect(await left()).toHaveLength(2);
    await store.write((tx) => tx.updateTable('sessions').set({ state: 'expired', ended_at: now }).execute());
    expect(await forgetKeys(store, now)).toBe(1);
    expect(await left()).toEqual([{ key: 'young' }]);
  });

  it('BET-10 go in thousands without one long transaction', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 0);
    onTestFinished(() => store.close());
    const nothing = { fingerprint: null, parent_key: null, status: null, body: null };
    await store.write(async (tx) => {
      for (let page = 0; page < 5; page += 1) {
        const rows = Array.from({ length: 500 }, (_, index) => ({
          member_id: 'member1',
          key: `key-${page}-${index}`,
          state: 'void' as const,
          ...nothing,
          created_at: index,
        }));
        await tx.insertInto('bet_keys').values(rows).execute();
      }
    });
    expect(await forgetKeys(store, KEYS_KEPT_MS + DAY_MS)).toBe(2_500);
  });
});
