/** What is said of TLS, and what browsers report of our policy (LOG-5; security of docs/API.md). */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { SecurityEvent } from '../../../server/security/securityLog.ts';
import { openOrigin } from '../support/openOrigin.ts';

describe('strict transport security', () => {
  const headerOf = async (trustProxy: readonly string[], proto?: string) => {
    const origin = await openOrigin({ trustProxy });
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
    return (await fetch(`${origin.url}/api/health`, { headers })).headers.get('strict-transport-security');
  };

  it('is asked for a year behind a trusted proxy that came by TLS', async () => {
    expect(await headerOf(['loopback'], 'https')).toBe('max-age=31536000; includeSubDomains');
  });

  it('is not asked for in plain text, nor on anybody’s word', async () => {
    expect(await headerOf(['loopback'], 'http')).toBeNull();
    expect(await headerOf(['loopback'])).toBeNull();
    expect(await headerOf([], 'https')).toBeNull();
  });
});

describe('a report of what the policy refused', () => {
  async function open() {
    const events: SecurityEvent[] = [];
    const origin = await openOrigin({ securityLog: { record: (event) => void events.push(event) } });
    const send = (body: string, type: string) =>
      fetch(`${origin.url}/api/policy-report`, { method: 'POST', body, headers: { 'content-type': type } });
    return { origin, events, send };
  }
  const old = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost/message?id=secret-letter',
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'script-sample': 'secret sample',
      },
    });

  it('LOG-5 is told by rule and origin, in both forms, and nothing else of it', async () => {
    const { events, send } = await open();
    expect((await send(old('https://evil.example/path?member=7'), 'application/csp-report')).status).toBe(204);
    const modern = {
      type: 'csp-violation',
      url: 'http://localhost/message?id=secret-letter',
      user_agent: 'secret agent',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', sample: 'secret sample' },
    };
    expect((await send(JSON.stringify([modern]), 'application/reports+json')).status).toBe(204);
    expect(events).toEqual([
      { name: 'policyReported', who: null, from: null, what: 'script-src-elem https://evil.example' },
      { name: 'policyReported', who: null, from: null, what: 'img-src inline' },
    ]);
  });

  it.each([
    ['too long', old('x'.repeat(20_000)), 413],
    ['not JSON', '{', 400],
    ['of another shape', '[1]', 204],
    ['with another prototype', '{"__proto__":{"csp-report":{}}}', 400],
  ])('LOG-5 that is %s is worth nothing', async (_what, body, status) => {
    const { events, send } = await open();
    expect((await send(body, 'application/csp-report')).status).toBe(status);
    expect(events).toEqual([]);
  });

  it('LOG-5 comes in thousands and a few are written down', async () => {
    const { events, send } = await open();
    await Promise.all(Array.from({ length: 200 }, () => send(old('https://evil.example'), 'application/csp-report')));
    expect(events.length).toBeGreaterThan(10);
    expect(events.length).toBeLessThan(100);
  });

  it('LOG-5 has its address in the policy of every page', async () => {
    const { origin } = await open();
    const { headers } = await fetch(`${origin.url}/`);
    expect(headers.get('content-security-policy')).toContain('report-uri /api/policy-report; report-to policy');
    expect(headers.get('reporting-endpoints')).toBe('policy="/api/policy-report"');
  });

  it('its types open no other call', async () => {
    const { origin } = await open();
    const answer = await fetch(`${origin.url}/api/member/login`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(answer.status).toBe(415);
  });
});

it('TRACE is answered by nobody', async () => {
  const origin = await openOrigin();
  const answered = new Promise<[number | undefined, string]>((resolve, reject) => {
    const headers = { 'x-auth-token': 'Bearer secret-secret-secret-secret' };
    request(`${origin.url}/api/health`, { method: 'TRACE', headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        resolve([response.statusCode, text]);
      });
    })
      .on('error', reject)
      .end();
  });
  const [status, text] = await answered;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('secret');
});
