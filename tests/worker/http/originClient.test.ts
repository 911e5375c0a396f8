import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { LoginResponse } from '../../../src/domain/session/member.ts';
import { readAs, retryAfterOf } from '../../../src/worker/http/answer.ts';
import { createOriginClient } from '../../../src/worker/http/originClient.ts';
import { manualClock, settle } from '../../support/engine/manualClock.ts';
import { scriptedOrigin } from '../../support/engine/scriptedOrigin.ts';

const ROW = { method: 'GET', path: '/x', caller: 'member', timeoutMs: 1_000, answer: z.unknown() } as const;

function client() {
  const origin = scriptedOrigin();
  const clock = manualClock();
  const endings: unknown[] = [];
  const unreadable: string[] = [];
  const made = createOriginClient({
    fetch: origin.fetch,
    base: '/api',
    clock,
    onSessionEnding: async (sessionId, ending) => {
      endings.push([sessionId, ending]);
    },
    onUnreadable: (_kind, detail) => {
      unreadable.push(detail);
    },
  });
  const get = (path: `/${string}`, sessionId: string | null = 's3') =>
    made.ask({ ...ROW, path }, { credentials: { token: 'secret-token', sessionId } });
  return { origin, clock, endings, unreadable, get };
}

describe('origin client', () => {
  it('SES-07 every status that ends a session is seen in one place, whatever the body', async () => {
    const { origin, endings, get } = client();
    for (const status of [401, 406, 500, 555, 556, 600]) {
      origin.on('GET /x', { status, text: '<html>' });
      await get('/x');
    }
    expect(endings).toEqual(
      ['unauthorized', 'blank', 'serverError', 'replaced', 'closed', 'blockedIp'].map((ending) => ['s3', ending]),
    );
    await get('/x', null);
    expect(endings).toHaveLength(6);
  });

  it('S18 HTML instead of JSON is a failure, kept aside without its body or the token', async () => {
    const { origin, unreadable, get } = client();
    origin.on('GET /x', { status: 200, text: '<html>secret-token</html>' });
    expect(await get('/x')).toEqual({ ok: false, failure: { kind: 'unexpected', detail: 'status 200' } });
    expect(unreadable).toEqual(['GET /x 200 text/html']);
  });

  it('SYN-05 gives up after its time limit and aborts the request', async () => {
    const { origin, clock, get } = client();
    origin.on('GET /x', 'hang');
    const answer = get('/x');
    await settle();
    await clock.advance(1_000);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(clock.pending).toBe(0);
  });

  it('N11 a key named __proto__ or constructor gives an answer nothing it did not have', async () => {
    const { origin, get } = client();
    const text =
      '{"token":"tttttttttttttttttttttt","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    origin.on('GET /x', { status: 200, text });
    const read = readAs(await get('/x'), LoginResponse);
    expect(read.ok && Object.keys(read.value)).toEqual(['token']);
    expect(read.ok && 'isAdmin' in read.value).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });

  it('N15 a redirect, as of a captive portal, is followed nowhere: not by a call, not by a bet, not by a stream', async () => {
    const asked: string[] = [];
    const portal = createServer((request, reply) => {
      asked.push(`${request.method} ${request.url}`);
      reply.writeHead(302, { location: '/portal' }).end();
    });
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void portal.close());
    const { port } = portal.address() as AddressInfo;
    const real = createOriginClient({
      fetch: (url, init) => fetch(url, init),
      base: `http://127.0.0.1:${port}/api`,
      clock: manualClock(),
      onSessionEnding: async () => undefined,
      onUnreadable: () => undefined,
    });
    const credentials = { token: 't', sessionId: 's1' };
    expect(await real.ask(ROW, { credentials })).toMatchObject({ ok: false });
    expect(await real.ask({ ...ROW, method: 'POST', body: z.object({}) }, { credentials, body: {} })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    const stream = await real.open('/streams/events', credentials, undefined, new AbortController().signal);
    expect(stream).toEqual({ kind: 'unreachable' });
    expect(asked).toEqual(['GET /api/x', 'POST /api/x', 'GET /api/streams/events']);
  });

  it('S-10 reads Retry-After as seconds or a date, bounded, and anything else as none', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(retryAfterOf('7', now)).toBe(7_000);
    expect(retryAfterOf(new Date(now + 9_000).toUTCString(), now)).toBe(9_000);
    expect(retryAfterOf('999999', now)).toBe(300_000);
    for (const text of [null, '', 'soon', '-5', new Date(now - 1).toUTCString()])
      expect(retryAfterOf(text, now)).toBe(0);
  });
});
