/** Lobbies at a real origin: where they are, for whom not, and the play-money page (NAV-10, SES-09, LOB-1 … LOB-3). */
import { describe, expect, it } from 'vitest';
import { signIn, callOrigin } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { changeSettings } from '../support/operator.ts';

const starlight = { lobby: 'casino', provider: 'starlight' };

describe('lobbies', () => {
  it('NAV-10 LOB-3 are the house’s own until others are set', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    expect((await member.call('GET', '/kosca/opengame?type=EU')).body).toBe('/play-lobby/european');
    expect((await member.call('GET', '/kosca/opengame?type=IN')).body).toBe('/play-lobby/inPlay');
    expect((await member.call('POST', '/playfun/auth', starlight)).body).toEqual({
      launch_url: '/play-lobby/casino?provider=starlight',
    });
    await changeSettings(origin, { lobbyUrls: { casino: 'https://casino.example/enter' } });
    expect((await member.call('POST', '/playfun/auth', starlight)).body).toEqual({
      launch_url: 'https://casino.example/enter',
    });
  });

  it('LOB-3 one under maintenance opens for nobody; the others do', async () => {
    const origin = await openOrigin();
    await changeSettings(origin, { lobbyMaintenance: { casino: 1, inPlay: 1 } });
    const member = await signIn(origin);
    const closed = { status: 503, body: { reason: 'maintenance', message: '점검중입니다.' } };
    expect(await member.call('POST', '/playfun/auth', starlight)).toMatchObject(closed);
    expect(await member.call('GET', '/kosca/opengame?type=IN')).toMatchObject(closed);
    expect((await member.call('POST', '/playfun/auth', { lobby: 'slot', provider: 'pado' })).status).toBe(200);
  });

  it('SES-09 tendency 22 enters the sports lobbies only', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin, 'member8');
    for (const lobby of ['casino', 'slot']) {
      expect(await member.call('POST', '/playfun/auth', { lobby, provider: 'onnuri' })).toMatchObject({
        status: 403,
        body: { reason: 'restricted', message: '관리자에게 문의해주세요.' },
      });
    }
    expect((await member.call('GET', '/kosca/opengame?type=EU')).status).toBe(200);
  });

  it('NAV-10 asks who is calling and what for', async () => {
    const origin = await openOrigin();
    expect((await callOrigin(origin, 'GET', '/kosca/opengame?type=EU')).status).toBe(401);
    const member = await signIn(origin);
    expect((await member.call('GET', '/kosca/opengame?type=XX')).status).toBe(400);
    expect((await member.call('POST', '/playfun/auth', { lobby: 'casino', provider: 'nobody' })).body).toMatchObject({
      reason: 'malformed',
      field: 'provider',
    });
  });
});

describe('the play-money lobby', () => {
  it('NAV-10 says that it is play money, runs no script and lets nobody write into it', async () => {
    const origin = await openOrigin();
    const page = await fetch(`${origin.url}/play-lobby/casino?provider=starlight`);
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(html).toContain('모의 머니');
    expect(html).toContain('별빛스튜디오');
    expect(html).not.toContain('<script');
    for (const path of [
      'nowhere',
      'slot',
      'slot?provider=%3Cb%3E',
      'slot?provider=pado&provider=pado',
      'european?provider=pado',
    ]) {
      expect((await fetch(`${origin.url}/play-lobby/${path}`)).status, path).toBe(404);
    }
    for (const [, sheet] of html.matchAll(/href="(\/file[^"]+)"/g)) {
      expect((await fetch(origin.url + sheet)).headers.get('content-type')).toBe('text/css; charset=utf-8');
    }
  });
});
