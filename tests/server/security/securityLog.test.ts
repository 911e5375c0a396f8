/** What a real origin writes down of a day with guesses, acts of operators and refusals, and what it never does (LOG-3, LOG-4, OPR-2). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Origin } from '../../../server/origin.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const linesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'security'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(dataDir, 'security', name), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** What was written down, once the origin has closed. */
async function written(origin: Origin, dataDir: string) {
  await origin.close();
  return linesIn(dataDir);
}

const setting = (admin: Caller, key: string, value: unknown) => admin.call('POST', '/operator/setting', { key, value });

describe('the security log', () => {
  it('LOG-4 has every act of an operator, with what was before and after', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const admin = await signIn(origin, 'admin1');
    await signIn(origin, 'member2');
    await setting(admin, 'autoLogoutMin', 30);
    await admin.call('POST', '/operator/message', { userId: 'member2', title: 'To you', contents: 'Only for you.' });
    await admin.call('POST', '/operator/session', { userId: 'member2', status: 556 });
    const acts = (await written(origin, dataDir)).filter(({ event }) => event === 'operatorActed');
    expect(acts).toMatchObject([
      { who: 'admin1', from: '127.0.0.1', what: 'setting:autoLogoutMin', before: 60, after: 30 },
      { who: 'admin1', to: 'member2', what: 'message', after: { characters: 13 } },
      { who: 'admin1', to: 'member2', what: 'session', before: { hadOne: true }, after: { status: 556 } },
    ]);
    // A letter is its member's.
    expect(JSON.stringify(acts)).not.toContain('Only for you');
  });

  it('LOG-4 has what was refused: what is another’s, what is an operator’s, and forms no page sends', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const member = await signIn(origin);
    const admin = await signIn(origin, 'admin1');
    await member.call('GET', '/member/member2');
    await setting(member, 'siteNoticeFlg', 1);
    await setting(admin, 'siteNoticeFlg', 2);
    await admin.bet(betOn([claimOn('a')]), newKey());
    await member.call('POST', '/sports-prematch/betting', { amounts: 'much' }, { 'idempotency-key': newKey() });
    const refusals = (await written(origin, dataDir)).filter(({ event }) => event === 'accessRefused');
    expect(refusals.map(({ who, what }) => [who, what])).toEqual([
      ['member1', 'notYours GET /api/member/:id'],
      ['member1', 'notYours POST /api/operator/setting'],
      ['admin1', 'malformed POST /api/operator/setting'],
      ['admin1', 'notYours POST /api/sports-prematch/betting'],
      ['member1', 'malformed POST /api/sports-prematch/betting'],
    ]);
  });

  it('LOG-3 holds no password, token, ticket or PIN after all that is done with them', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const secrets = ['hanpan1234', 'wr0ng-guess-77', 'fresh-secret-88', 'later-secret-99', '975313'];
    await callOrigin(origin, 'POST', '/member/login', { userId: 'member1', password: 'wr0ng-guess-77' });
    // People type passwords where names belong.
    await callOrigin(origin, 'POST', '/member/login', { userId: 'fresh-secret-88', password: 'member1' });
    const form = {
      recommender: 'member1',
      userId: 'newcomer',
      nickname: '새회원',
      phone: '01012345678',
      pin: '975313',
    };
    await callOrigin(origin, 'POST', '/member/join', { ...form, password: 'fresh-secret-88' });
    const member = await signIn(origin, 'newcomer', 'fresh-secret-88');
    secrets.push(member.token);
    await callOrigin(origin, 'POST', '/member/findPassword', {
      userId: 'newcomer',
      phone: '01012345678',
      pin: '111111',
    });
    const found = await callOrigin(origin, 'POST', '/member/findPassword', {
      userId: 'newcomer',
      phone: '01012345678',
      pin: '975313',
    });
    const ticket = z.object({ ticket: z.string() }).safeParse(found.body);
    if (ticket.success) secrets.push(ticket.data.ticket);
    await callOrigin(origin, 'POST', '/member/password', {
      ticket: ticket.data?.ticket ?? 'x'.repeat(43),
      newPassword: 'later-secret-99',
    });
    await member.call('POST', '/member/password', { currentPassword: 'fresh-secret-88', newPassword: 'hanpan1234' });
    await member.call('POST', '/member/logout');
    const admin = await signIn(origin, 'admin1');
    secrets.push(admin.token);
    await setting(admin, 'messenger', [{ imgPath: 'a.png', entries: [] }]);
    const lines = await written(origin, dataDir);
    expect(lines.length).toBeGreaterThan(0);
    const text = JSON.stringify(lines);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/01012345678|scrypt\./);
  });
});

describe('what operators send', () => {
  const entry = { kind: 'kakao', useFlag: 1, url: 'https://example.com/kakao', messengerId: 'hanpan' };
  const popup = {
    id: 'a',
    contents: 'b',
    width: 450,
    pcLeftLocation: 0,
    pcTopLocation: 0,
    popupFlg: 1,
    visiableFlag: 1,
    notShowingexpireTime: 0,
  };
  const banner = { id: 'a', title: 'b', text: 'c', path: '/rule' };
  const rules = { closingLeadMs: 0, minBetIntervalMs: 0, refusesHedges: true, fixtureMax: {}, resultOverdueMs: 60_000 };

  it.each([
    ['autoLogoutMin', 9_007_199_254_740_991],
    ['autoLogoutMin', 0],
    ['autoLogoutMin', 1.5],
    ['autoLogoutMin', '60'],
    ['siteNoticeFlg', 2],
    ['siteNoticeFlg', true],
    ['messenger', [{ imgPath: 'a.png', entries: [{ ...entry, url: 'javascript:alert(1)' }] }]],
    ['messenger', [{ imgPath: 'a.png', entries: [{ ...entry, url: 'data:text/html,x' }] }]],
    ['messenger', [{ imgPath: 'a.png', entries: [{ ...entry, url: 'http://example.com' }] }]],
    ['messenger', [{ imgPath: '../../etc/passwd', entries: [] }]],
    ['messenger', [{ imgPath: 'https://evil.example/a.png', entries: [] }]],
    ['banners', [{ ...banner, path: 'javascript:alert(1)' }]],
    ['banners', [{ ...banner, path: '//evil.example' }]],
    ['banners', [{ ...banner, path: '/\\evil.example' }]],
    ['banners', [{ ...banner, path: 'https://evil.example' }]],
    ['popups', [{ ...popup, contents: 'x'.repeat(10_001) }]],
    ['popups', [{ ...popup, pcLeftLocation: 1e15 }]],
    ['popups', Array.from({ length: 11 }, () => popup)],
    ['lobbyUrls', { casino: 'javascript:alert(1)' }],
    ['lobbyUrls', { nowhere: 'https://example.com' }],
    ['bettingRules', { ...rules, fixtureMax: { 1: 9_007_199_254_740_991 } }],
    ['bettingRules', { ...rules, fixtureMax: { member: 1 } }],
    ['bettingRules', { ...rules, resultOverdueMs: 1e15 }],
    ['liveBettingTime', { baseball: -1, basic: 5, basketball: 5, hockey: 5, soccer: 5, volleyball: 5 }],
    ['nothing', 1],
    ['__proto__', 1],
  ])('OPR-2 is not stored as %s: %j', async (key, value) => {
    const admin = await adminOf();
    const answer = await setting(admin, key, value);
    expect(answer).toMatchObject({ status: 400, body: { reason: 'malformed' } });
  });

  it.each([
    ['autoLogoutMin', 1_440],
    ['messenger', [{ imgPath: 'messenger/alternate-domain.png', entries: [entry] }]],
    ['banners', [banner, { ...banner, path: '' }, { ...banner, path: '/korea/wintielose?sport=6046#top' }]],
    ['popups', [popup]],
    ['lobbyUrls', { casino: 'https://casino.example/enter' }],
    ['bettingRules', { ...rules, fixtureMax: { 1: 1_000_000 } }],
  ])('OPR-2 is stored as %s: %j', async (key, value) => {
    const admin = await adminOf();
    expect((await setting(admin, key, value)).status).toBe(204);
  });

  async function adminOf(): Promise<Caller> {
    return signIn(await openOrigin(), 'admin1');
  }

  it.each([
    ['message', { userId: 'member1', title: '', contents: 'x' }],
    ['message', { userId: 'member1', title: 'x', contents: 'x'.repeat(100_000) }],
    ['session', { userId: 'member1', status: 200 }],
    ['session', { userId: 'x'.repeat(41), status: 556 }],
    ['session', []],
  ])('OPR-2 is refused as a %s: %j', async (name, form) => {
    const admin = await adminOf();
    expect((await admin.call('POST', `/operator/${name}`, form)).status).toBeGreaterThanOrEqual(400);
  });
});
