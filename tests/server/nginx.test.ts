/** `docs/nginx.conf` in a real nginx before processes of each role (OPS-9): skipped with a line where no nginx or no openssl is. */
import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { expect, it, onTestFinished } from 'vitest';
import type { Origin } from '../../server/origin.ts';
import type { Role } from '../../server/roles.ts';
import { LoginResponse } from '../../src/domain/session/member.ts';
import { betOn, claimOn, newKey, signIn } from './support/caller.ts';
import { games, marketReport } from './support/feedReports.ts';
import { freePort, lackingFor, startNginx } from './support/nginx.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';

const lacks = lackingFor(true);
if (lacks.length > 0) console.log(`docs/nginx.conf is not tried: no ${lacks.join(' and no ')} here`);

/** A browser that speaks HTTP/2. */
function openBrowser(url: string): ClientHttp2Session {
  const session = connect(url, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  return session;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function call(
  browser: ClientHttp2Session,
  method: string,
  address: string,
  headers: object = {},
  body?: unknown,
): Promise<Answer> {
  const sent = body === undefined ? {} : { 'content-type': 'application/json' };
  const request = browser.request({ ':method': method, ':path': address, ...sent, ...headers });
  request.end(body === undefined ? undefined : JSON.stringify(body));
  const [head] = (await once(request, 'response')) as [{ ':status'?: number }];
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return { status: head[':status'] ?? 0, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** What has come so far, and whether more can. */
function follow(browser: ClientHttp2Session, address: string, headers: object) {
  const request = browser.request({ ':method': 'GET', ':path': address, ...headers });
  const seen = { text: '', isEnded: false };
  request.setEncoding('utf8');
  request.on('data', (part: string) => (seen.text += part));
  request.on('error', () => undefined);
  request.on('close', () => (seen.isEnded = true));
  return seen;
}

it.skipIf(lacks.length > 0)(
  'OPS-9 SYN-03 nginx sends each call to its process over HTTP/2, holds back nothing of a stream, and goes on at another once one is gone',
  async () => {
    const dataDir = newDataDir();
    const open = (role: Role) => openOrigin({ dataDir, role, trustProxy: ['loopback'], heartbeatMs: 1_000 });
    const opened = new Map<string, Origin>();
    for (const [port, role] of Object.entries({
      8081: 'writer',
      8082: 'writer',
      8091: 'streams',
      8092: 'streams',
      8071: 'web',
      8072: 'web',
    } as const)) {
      opened.set(port, await open(role));
    }
    const at = (port: string) => opened.get(port) as Origin;
    const ports = new Map([...opened].map(([written, origin]): [string, number[]] => [written, [origin.port]]));
    const nginx = await startNginx({ folder: newDataDir(), ports, isSecure: true });
    onTestFinished(nginx.stop);
    const browser = openBrowser(nginx.url);
    await at('8081').sink.deliver(games('g'));

    const login = await call(browser, 'POST', '/api/member/login', {}, { userId: 'member1', password: 'hanpan1234' });
    expect(login.status).toBe(200);
    const auth = { 'x-auth-token': `Bearer ${LoginResponse.parse(login.body).token}` };
    const record = () => call(browser, 'GET', '/api/member/member1', auth);
    expect((await record()).status).toBe(200);
    expect((await call(browser, 'GET', '/metrics')).status).toBe(404);
    const bet = () =>
      call(
        browser,
        'POST',
        '/api/sports-prematch/betting',
        { ...auth, 'idempotency-key': newKey() },
        betOn([claimOn('g')]),
      );
    const offer = follow(browser, '/api/streams/events', auth);
    const own = follow(browser, '/api/streams/bets', auth);
    await expect.poll(() => offer.text).toContain('event: heartbeat');
    await expect.poll(() => own.text).toContain('event: heartbeat');
    // Far less than any buffer would hold back.
    await at('8081').sink.deliver([marketReport('g', { away: { odds: 777 } })]);
    await expect.poll(() => offer.text).toContain('777');
    expect((await bet()).status).toBe(200);
    await expect.poll(() => own.text).toContain('BetAccepted');

    const [used, other] =
      at('8091').inspect === undefined || (await streamsAt(at('8091'))) > 0 ? ['8091', '8092'] : ['8092', '8091'];
    await at(used).close();
    await expect.poll(() => offer.isEnded && own.isEnded).toBe(true);
    const last = /^id: ?(.+)$/gm;
    const resumeAt = [...offer.text.matchAll(last)].at(-1)?.[1] ?? '';
    const again = follow(browser, '/api/streams/events', { ...auth, 'last-event-id': resumeAt });
    await expect.poll(() => again.text).toContain('event: resumed');
    expect(await streamsAt(at(other))).toBe(1);

    await at('8071').close();
    for (let count = 0; count < 4; count += 1) expect((await record()).status).toBe(200);
    await at('8081').close();
    expect((await bet()).status).toBe(200);
    expect((await call(browser, 'POST', '/api/member/logout', auth)).status).toBeLessThan(300);
    await expect.poll(() => again.isEnded).toBe(true);
  },
);

it.skipIf(lacks.length > 0)(
  'OPS-9 SYN-03 a process of streams that came back is given all of them at once, once the other is gone',
  async () => {
    const dataDir = newDataDir();
    const writer = await openOrigin({ dataDir, role: 'writer' });
    const open = (port = 0) => openOrigin({ dataDir, port, role: 'streams', trustProxy: ['loopback'] });
    const [one, other] = [await open(await freePort()), await open(await freePort())];
    const ports = new Map([
      ...['8081', '8082', '8071', '8072'].map((name): [string, number[]] => [name, [writer.port]]),
      ['8091', [one.port]],
      ['8092', [other.port]],
    ]);
    const nginx = await startNginx({ folder: newDataDir(), ports, isSecure: true });
    onTestFinished(nginx.stop);
    const browser = openBrowser(nginx.url);
    const members = ['member1', 'member2', 'member3', 'member4', 'member5', 'member6'];
    const tokens = await Promise.all(members.map(async (userId) => (await signIn(writer, userId)).token));
    const followAll = async () => {
      const followed = tokens.map((token) =>
        follow(browser, '/api/streams/events', { 'x-auth-token': `Bearer ${token}` }),
      );
      await expect.poll(() => followed.every(({ text }) => text.includes('event: heartbeat'))).toBe(true);
    };
    await followAll();
    const { port } = one;
    await one.close();
    // Whoever was there comes while nobody is, and goes to the other.
    await followAll();
    const again = await open(port);
    await other.close();
    await followAll();
    expect(await streamsAt(again)).toBe(members.length);
  },
);

async function streamsAt({ url }: Origin): Promise<number> {
  const { streams } = (await (await fetch(`${url}/api/health`)).json()) as { streams: { events: number } };
  return streams.events;
}
