/** What travels compressed, as whom it suits, and what never does: streams (S-2) and short answers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeTwins } from '../../../scripts/build/compressedTwins.ts';
import { bestEncoding } from '../../../server/http/compressAnswers.ts';
import { signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { isFrame, openStream } from '../support/streamReader.ts';

const SCRIPT = `// 한판\n${'globalThis.count = (globalThis.count ?? 0) + 1;\n'.repeat(100)}`;
const SCRIPT_PATH = '/assets/app-AbCd1234.js';

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** As it came over the wire: `fetch` unpacks. */
function ask(address: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, timeout: 10_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

async function siteWithTwins(): Promise<string> {
  const siteDir = newDataDir();
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), `<!doctype html><title>page</title>${'<p>한판</p>'.repeat(200)}`);
  writeFileSync(join(siteDir, SCRIPT_PATH), SCRIPT);
  writeFileSync(join(siteDir, 'assets', 'small-AbCd1234.js'), '// small');
  await writeTwins(siteDir);
  return siteDir;
}

const unpack = {
  br: (body: Buffer) => brotliDecompressSync(body),
  gzip: (body: Buffer) => gunzipSync(body),
  undefined: (body: Buffer) => body,
} as const;

describe('the built site', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ] as const)('is sent to a client of "%s" as %s', async (accepted, encoding) => {
    const origin = await openOrigin({ siteDir: await siteWithTwins() });
    const { status, headers, body } = await ask(origin.url + SCRIPT_PATH, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([200, encoding, 'accept-encoding']);
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unpack[`${encoding}`](body).toString()).toBe(SCRIPT);
    if (encoding !== undefined) expect(body.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('NAV-01 answers any route with the compressed page, and asks for it again each time', async () => {
    const origin = await openOrigin({ siteDir: await siteWithTwins() });
    const { status, headers, body } = await ask(`${origin.url}/korea/wintielose`, { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'no-cache']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toContain('한판');
  });

  it('has a tag for each encoding, and answers 304 to the one it gave', async () => {
    const origin = await openOrigin({ siteDir: await siteWithTwins() });
    const tagOf = async (accepted: string) =>
      String((await ask(`${origin.url}/login`, { 'accept-encoding': accepted })).headers.etag);
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set(tags).size).toBe(3);
    const again = await ask(`${origin.url}/login`, { 'accept-encoding': 'br', 'if-none-match': String(tags[0]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await ask(`${origin.url}/login`, { 'accept-encoding': 'gzip', 'if-none-match': String(tags[0]) });
    expect(other.status).toBe(200);
  });

  it('sends a small file as it is, and no twin under a name of its own', async () => {
    const origin = await openOrigin({ siteDir: await siteWithTwins() });
    const small = await ask(`${origin.url}/assets/small-AbCd1234.js`, { 'accept-encoding': 'br' });
    expect([small.status, small.headers['content-encoding'], small.body.toString()]).toEqual([
      200,
      undefined,
      '// small',
    ]);
    expect((await ask(`${origin.url}${SCRIPT_PATH}.br`, {})).status).toBe(404);
  });
});

describe('the API', () => {
  it.each([['br'], ['gzip']] as const)('sends long answers as %s', async (encoding) => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    await origin.sink.deliver(games('a', 'b', 'c', 'd', 'e'));
    const path = `${origin.url}/api/sports-prematch/event/top`;
    const plain = await ask(path, { 'x-auth-token': `Bearer ${token}` });
    const packed = await ask(path, { 'x-auth-token': `Bearer ${token}`, 'accept-encoding': encoding });
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
    expect(packed.headers['cache-control']).toBe('no-store');
    expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('sends short answers, and refusals, as they are', async () => {
    const origin = await openOrigin();
    const health = await ask(`${origin.url}/api/health`, { 'accept-encoding': 'br' });
    const refusal = await ask(`${origin.url}/api/member/user`, { 'accept-encoding': 'br' });
    expect([health.headers['content-encoding'], refusal.headers['content-encoding']]).toEqual([undefined, undefined]);
    expect(() => JSON.parse(health.body.toString()) as unknown).not.toThrow();
  });

  it('S-2 S-13 compresses a stream so that what is committed is read while the stream is open', async () => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    // `fetch` offers every encoding it can unpack.
    const reader = await openStream(origin, 'events', token);
    await reader.until(isFrame('heartbeat'));
    await origin.sink.deliver(games('a'));
    await reader.until(isFrame('event'));
    expect([reader.headers.get('content-encoding'), reader.isEnded]).toEqual(['gzip', false]);
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'br'],
  ['br; q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['zstd', undefined],
  [undefined, undefined],
])('of "%s" it takes %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});
