/** What every answer has, what no answer may have, and the built site (OPS of the origin; security of docs/API.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NewsItem } from '../../../src/domain/notices/notice.ts';
import { LevelSetting } from '../../../src/domain/session/limits.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { fixtureReport, games } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

function builtSite(): string {
  const siteDir = newDataDir();
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(siteDir, 'sw.js'), '// worker');
  writeFileSync(join(siteDir, 'assets', 'app-AbCd1234.js'), '// app');
  return siteDir;
}

describe('site', () => {
  it.each([
    ['/', 'no-cache', 'page'],
    ['/korea/wintielose', 'no-cache', 'page'],
    ['/login?next=%2F', 'no-cache', 'page'],
    ['/sw.js', 'no-cache', 'worker'],
    ['/assets/app-AbCd1234.js', 'public, max-age=31536000, immutable', 'app'],
  ])('serves %s with %s', async (path, cacheControl, text) => {
    const origin = await openOrigin({ siteDir: builtSite() });
    const response = await fetch(`${origin.url}${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, cacheControl]);
    expect(await response.text()).toContain(text);
  });

  it.each(['/assets/gone-AbCd1234.js', '/api/nope', '/api', '/api/streams/nope'])(
    'answers %s with 404 and no page',
    async (path) => {
      const origin = await openOrigin({ siteDir: builtSite() });
      const response = await fetch(`${origin.url}${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: '페이지를 찾을 수 없습니다.' });
    },
  );
});

it.each(['/..%2f..%2f..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/hosts'])(
  '%s never leaves the site’s folder',
  async (path) => {
    const origin = await openOrigin({ siteDir: builtSite() });
    const text = await (await fetch(`${origin.url}${path}`)).text();
    expect(text).not.toMatch(/root:|localhost/);
  },
);

describe('every answer', () => {
  it('CALL-6 is that a text with a NUL is malformed, in whichever part of a call it comes', async () => {
    const origin = await openOrigin();
    const nul = { userId: 'member1\0', password: 'x' };
    expect(await callOrigin(origin, 'POST', '/member/login', nul)).toMatchObject({ status: 400 });
    expect(await callOrigin(origin, 'GET', '/office/demo-code?userId=a%00')).toMatchObject({ status: 400 });
    expect(await callOrigin(origin, 'POST', '/supplier/a%00/wallet', {})).toMatchObject({ status: 400 });
    const other = { ...nul, userId: 'member1\u0001' };
    expect(await callOrigin(origin, 'POST', '/member/login', other)).toMatchObject({ status: 404 });
  });

  it.each(['/', '/korea/wintielose?a=.css', '/nothing.js', '/play.css/'])(
    '%s carries the security headers',
    async (path) => {
      const origin = await openOrigin({ siteDir: builtSite() });
      const { headers } = await fetch(`${origin.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify hanpan-script',
      ]) {
        expect(policy.split('; ')).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it.each(['/api/health', '/api/nope', '/api/member/user', '/file/download/nothing.png', '/assets/nothing.css?a=1'])(
    '%s is no document: what it loads, if it is shown as one, is nothing',
    async (path) => {
      const origin = await openOrigin({ siteDir: builtSite() });
      const { headers } = await fetch(`${origin.url}${path}`);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['another content type', '<a/>', 'text/xml', 415],
    ['too large', JSON.stringify({ userId: 'x'.repeat(70_000) }), 'application/json', 413],
    ['of the wrong shape', '{"userId":1}', 'application/json', 400],
  ])('a body that is %s is refused without a stack', async (_what, body, type, status) => {
    const origin = await openOrigin();
    const response = await fetch(`${origin.url}/api/member/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: '입력항목을 확인해주세요.' });
  });
});

describe('the house', () => {
  it('CRT-09 tells its levels, notices and settings', async () => {
    const origin = await openOrigin();
    const { call } = await signIn(origin);
    const levels = z.array(LevelSetting).parse((await call('GET', '/setting/level')).body);
    expect(levels.map((level) => level.level)).toEqual([1, 2, 3, 4, 5]);
    expect(levels[0]).toMatchObject({
      minBetAmount: 5_000,
      maxBetAmount: 2_000_000,
      maxWinAmount: 5_000_000,
      maxBetPercent: 0,
    });
    expect(z.array(NewsItem).parse((await call('GET', '/newsLink')).body).length).toBeGreaterThan(0);
    expect((await call('GET', '/setting/autoLogoutMin')).body).toEqual({ autoLogoutMin: 60 });
    expect((await call('GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 0 });
    expect((await call('GET', '/settingSignUp')).body).toEqual({ joinStartEndFlg: 0 });
    expect((await call('GET', '/message/unread')).body).toBe(0);
    expect((await call('GET', '/setting/messenger')).body).toMatchObject([
      { entries: [{ kind: 'kakao' }, { kind: 'telegram' }] },
    ]);
    expect((await call('GET', '/popup')).body).toMatchObject([{ visiableFlag: 1, width: 450 }]);
  });

  it('SPT-01 counts what is on offer by sport, location and league', async () => {
    const origin = await openOrigin();
    const { call } = await signIn(origin);
    await origin.sink.deliver([...games('a', 'b'), fixtureReport('no-market'), ...games('c')]);
    await origin.sink.deliver([fixtureReport('c', { status: 'inPlay' })]);
    expect((await call('GET', '/sports-prematch/sports')).body).toEqual([
      { sport_id: '6046', name: 'Football', name_korean: '축구', cnt: 2 },
    ]);
    expect((await call('GET', '/sports-prematch/location?sportId=6046')).body).toEqual([
      { location_id: 'kr', name: 'Korea', cnt: 2 },
    ]);
    expect((await call('GET', '/sports-prematch/league?sportId=6046&locationId=kr')).body).toEqual([
      { league_id: 'k1', name: 'K League 1', cnt: 2 },
    ]);
    expect((await call('GET', '/sports-prematch/event/top')).body).toHaveLength(2);
  });

  it('SYN-01 counts open streams in its health', async () => {
    const origin = await openOrigin();
    const health = await callOrigin(origin, 'GET', '/health');
    expect(health.body).toMatchObject({
      status: 'ok',
      build: 'dev',
      streams: { events: 0, bets: 0 },
      heads: { events: 1 },
    });
  });
});
