/** The site under maintenance, and what operators may change of it (SES-10, SES-R2, OPR-1). */
import { describe, expect, it } from 'vitest';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { changeSettings, doneOf, refusalOf, signInOperator } from '../support/operator.ts';

const CLOSED = { message: '점검중입니다.', reason: 'maintenance' };

describe('maintenance', () => {
  it('SES-10 SES-R2 refuses logins and bets of members with a word, and ends no session; administrators pass', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    const key = newKey();
    const placed = await member.bet(betOn([claimOn('a')]), key);
    expect(placed.status).toBe(200);
    await changeSettings(origin, { siteNoticeFlg: 1 });
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
    expect((await login('admin1')).status).toBe(200);
    await changeSettings(origin, { siteNoticeFlg: 0 });
    expect((await login('member2')).status).toBe(200);
  });
});

describe('operators', () => {
  it('OPR-1 a setting is read by its schema, and a member nobody knows is said to be', async () => {
    const owner = await signInOperator(await openOrigin());
    const set = (key: string, value: unknown) => owner.does('/setting', { key, value });
    const malformed = { status: 400, body: { reason: 'malformed' } };
    expect(await set('siteNoticeFlg', 2)).toMatchObject(malformed);
    expect(await set('nonsense', 1)).toMatchObject(malformed);
    expect(await set('lobbyUrls', { casino: 'javascript:alert(1)' })).toMatchObject(malformed);
    const letter = { userId: 'nobody', title: 'x', contents: 'y' };
    expect(refusalOf(await owner.does('/letter', letter)).reason).toBe('unknown');
  });

  it.each([555, 556])('SES-07 OPR-1 signs a member out with %i', async (status) => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const member = await signIn(origin);
    const end = async () => doneOf(await owner.does('/member/session', { userId: 'member1', status }));
    expect(await end()).toEqual({ hasEnded: true });
    expect((await member.call('GET', '/member/user')).status).toBe(status);
    expect(await end()).toEqual({ hasEnded: false });
  });

  it('OPR-1 nothing that an operator does is reached by a member’s token, an administrator’s neither', async () => {
    const origin = await openOrigin();
    const key = { 'idempotency-key': newKey() };
    const body = { given: { key: 'siteNoticeFlg', value: 1 }, reason: 'as agreed', confirms: null };
    for (const userId of ['member1', 'manager1', 'admin1']) {
      const member = await signIn(origin, userId);
      expect((await member.call('POST', '/office/setting', body, { ...key, 'x-office': '1' })).status).toBe(401);
      expect((await member.call('POST', '/operator/setting', body.given)).status).toBe(404);
    }
    expect((await callOrigin(origin, 'GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 0 });
  });
});
