/** What a real origin writes down of a day with guesses, acts of operators and refusals, and what it never does (LOG-3, LOG-4, OPR-2). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Origin } from '../../../server/origin.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator, type OperatorCaller } from '../support/operator.ts';

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

const setting = (owner: OperatorCaller, key: string, value: unknown) => owner.does('/setting', { key, value });

describe('the security log', () => {
  it('SEC-04 LOG-4 has every act of an operator; what was before and after stands in the audit log', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const owner = await signInOperator(origin);
    await signIn(origin, 'member2');
    await setting(owner, 'autoLogoutMin', 30);
    await owner.does('/letter', { userId: 'member2', title: 'To you', contents: 'Only for you.' });
    await owner.does('/member/session', { userId: 'member2', status: 556 });
    const { body } = await owner.call('GET', '/audit');
    const entries = AuditEntry.array().parse((body as { readonly rows: unknown }).rows);
    expect(entries.slice(0, 3)).toMatchObject([
      { act: 'member/session', target: 'member:member2', before: { isSignedIn: true }, after: { status: 556 } },
      { act: 'letter', target: 'member:member2', after: { characters: 13 } },
      { act: 'setting', target: 'setting:autoLogoutMin', before: 60, after: 30 },
    ]);
    const acts = (await written(origin, dataDir)).filter(({ event }) => event === 'operatorActed');
    expect(acts.map(({ who, from, what }) => [who, from, what])).toEqual([
      ['owner1', '127.0.0.1', '/office/setting'],
      ['owner1', '127.0.0.1', '/office/letter'],
      ['owner1', '127.0.0.1', '/office/member/session'],
    ]);
    // A letter is its member's.
    expect(JSON.stringify([acts, entries])).not.toContain('Only for you');
  });

  it('SEC-04 LOG-4 has what was refused: what is another’s, what is an operator’s, and forms no page sends', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const member = await signIn(origin);
    const admin = await signIn(origin, 'admin1');
    const [owner, support] = [await signInOperator(origin), await signInOperator(origin, 'support1')];
    await member.call('GET', '/member/member2');
    await setting(support, 'siteNoticeFlg', 1);
    await setting(owner, 'siteNoticeFlg', 2);
    await admin.bet(betOn([claimOn('a')]), newKey());
    await member.call('POST', '/sports-prematch/betting', { amounts: 'much' }, { 'idempotency-key': newKey() });
    const refusals = (await written(origin, dataDir)).filter(({ event }) => event === 'accessRefused');
    expect(refusals.map(({ who, what }) => [who, what])).toEqual([
      ['member1', 'notYours GET /api/member/:id'],
      ['support1', 'noRight POST /api/office/setting'],
      ['owner1', 'malformed POST /api/office/setting'],
      ['admin1', 'notYours POST /api/sports-prematch/betting'],
      ['member1', 'malformed POST /api/sports-prematch/betting'],
    ]);
  });

  it('SEC-04 LOG-3 holds no password, token, ticket or PIN after all that is done with them', async () => {
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
    const owner = await signInOperator(origin);
    secrets.push(owner.cookie.replace(/^[^=]*=/, ''));
    await setting(owner, 'messenger', [{ imgPath: 'a.png', entries: [] }]);
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
    const answer = await setting(await ownerOf(), key, value);
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
    expect((await setting(await ownerOf(), key, value)).status).toBe(200);
  });

  async function ownerOf(): Promise<OperatorCaller> {
    return signInOperator(await openOrigin());
  }

  it.each([
    ['letter', { userId: 'member1', title: '', contents: 'x' }],
    ['letter', { userId: 'member1', title: 'x', contents: 'x'.repeat(100_000) }],
    ['member/session', { userId: 'member1', status: 200 }],
    ['member/session', { userId: 'x'.repeat(41), status: 556 }],
    ['member/session', []],
  ])('OPR-2 is refused as a %s: %j', async (name, form) => {
    expect((await (await ownerOf()).does(`/${name}`, form)).status).toBeGreaterThanOrEqual(400);
  });
});
