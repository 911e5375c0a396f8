/** `docs/nginx.conf` in a real nginx before processes of each role (OPS-9): skipped with a line where no nginx or no openssl is. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectPlain, createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Origin } from '../../server/origin.ts';
import type { Role } from '../../server/roles.ts';
import { LoginResponse } from '../../src/domain/session/member.ts';
import { betOn, claimOn, newKey } from './support/caller.ts';
import { games, marketReport } from './support/feedReports.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';

const NGINX = 'nginx';
const isThere = (command: string, ...args: readonly string[]) => spawnSync(command, args).error === undefined;
const lacks = [isThere(NGINX, '-v') ? '' : NGINX, isThere('openssl', 'version') ? '' : 'openssl'].filter(
  (one) => one !== '',
);
if (lacks.length > 0) console.log(`docs/nginx.conf is not tried: no ${lacks.join(' and no ')} here`);

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The file as it is, but for ports and where its certificate lies. @param ports of the processes, by those in the file */
async function startNginx(ports: ReadonlyMap<string, number>): Promise<string> {
  const folder = newDataDir();
  const [key, crt, conf] = ['tls.key', 'tls.crt', 'nginx.conf'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', crt, ...subject], {
    stdio: 'pipe',
  });
  const port = await freePort();
  let text = readFileSync(path.resolve(import.meta.dirname, '../../docs/nginx.conf'), 'utf8');
  for (const [written, real] of ports) text = text.replaceAll(`127.0.0.1:${written}`, `127.0.0.1:${real}`);
  text = text
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/hanpan', folder)
    .replace('worker_processes auto', 'worker_processes 1');
  for (const place of ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    text = text.replace('http {', `http {\n  ${place}_temp_path ${folder}/${place};`);
  }
  writeFileSync(conf, text);
  const globals = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;`;
  const child = spawn(NGINX, ['-p', folder, '-c', conf, '-g', globals], { stdio: 'inherit' });
  const gone = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  return `https://127.0.0.1:${port}`;
}

/** A browser that speaks HTTP/2, once somebody listens. */
async function openBrowser(url: string): Promise<ClientHttp2Session> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connectPlain(Number(new URL(url).port), '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  await expect.poll(isListening).toBe(true);
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
    const ports = new Map([...opened].map(([written, origin]): [string, number] => [written, origin.port]));
    const browser = await openBrowser(await startNginx(ports));
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

async function streamsAt({ url }: Origin): Promise<number> {
  const { streams } = (await (await fetch(`${url}/api/health`)).json()) as { streams: { events: number } };
  return streams.events;
}
