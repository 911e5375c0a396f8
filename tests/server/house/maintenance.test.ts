/** The site under maintenance, and what only an administrator may do (SES-10, SES-R2, OPR-1). */
import { describe, expect, it } from 'vitest';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';

const close = { key: 'siteNoticeFlg', value: 1 };
const CLOSED = { message: '점검중입니다.', reason: 'maintenance' };

describe('maintenance', () => {
  it('SES-10 SES-R2 refuses logins and bets of members with a word, and ends no session; administrators pass', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const admin = await signIn(origin, 'admin1');
    const member = await signIn(origin);
    const key = newKey();
    const placed = await member.bet(betOn([claimOn('a')]), key);
    expect(placed.status).toBe(200);
    expect((await admin.call('POST', '/operator/setting', close)).status).toBe(204);
    expect((await callOrigin(origin, 'GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 1 });
    expect(await member.bet(betOn([claimOn('a')]), newKey())).toMatchObject({ status: 422, body: CLOSED });
    // What was answered before stays answered.
    expect((await member.bet(betOn([claimOn('a')]), key)).body).toEqual(placed.body);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
    const login = (userId: string, password = 'hanpan1234') =>
      callOrigin(origin, 'POST', '/member/login', { userId, password });
    expect(await login('member2')).toMatchObject({ status: 503, body: CLOSED });
    expect((await login('member2', 'wrong')).status).toBe(404);
    expect((await login('manager1')).status).toBe(503);
    const again = await signIn(origin, 'admin1');
    expect((await again.call('POST', '/operator/setting', { ...close, value: 0 })).status).toBe(204);
    expect((await login('member2')).status).toBe(200);
  });
});

describe('operators', () => {
  it.each([
    ['/operator/setting', close],
    ['/operator/message', { userId: 'member2', title: 'x', contents: 'y' }],
    ['/operator/session', { userId: 'member2', status: 556 }],
  ])('OPR-1 %s is for administrators alone', async (path, body) => {
    const origin = await openOrigin();
    for (const userId of ['member1', 'manager1']) {
      expect(await (await signIn(origin, userId)).call('POST', path, body)).toMatchObject({
        status: 403,
        body: { reason: 'notYours' },
      });
    }
    expect((await callOrigin(origin, 'POST', path, body)).status).toBe(401);
    expect((await callOrigin(origin, 'GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 0 });
  });

  it('OPR-1 a setting is read by its schema, and a member nobody knows is said to be', async () => {
    const origin = await openOrigin();
    const admin = await signIn(origin, 'admin1');
    const set = (key: string, value: unknown) => admin.call('POST', '/operator/setting', { key, value });
    expect(await set('siteNoticeFlg', 2)).toMatchObject({ status: 400, body: { field: 'value' } });
    expect(await set('nonsense', 1)).toMatchObject({ status: 400, body: { field: 'key' } });
    expect(await set('lobbyUrls', { casino: 'javascript:alert(1)' })).toMatchObject({ status: 400 });
    const letter = { userId: 'nobody', title: 'x', contents: 'y' };
    expect(await admin.call('POST', '/operator/message', letter)).toMatchObject({ status: 404 });
  });

  it.each([555, 556])('SES-07 OPR-1 signs a member out with %i', async (status) => {
    const origin = await openOrigin();
    const admin = await signIn(origin, 'admin1');
    const member = await signIn(origin);
    const end = () => admin.call('POST', '/operator/session', { userId: 'member1', status });
    expect((await end()).body).toEqual({ hasEnded: true });
    expect((await member.call('GET', '/member/user')).status).toBe(status);
    expect((await end()).body).toEqual({ hasEnded: false });
  });
});
