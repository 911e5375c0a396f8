/** A line over real sockets on a clock that the test moves: what comes through, what is reset, and what is counted. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../engine/manualClock.ts';
import { seededRandom } from '../seededRandom.ts';
import type { Line, LinePhase } from './figures.ts';
import { openLine, type LineProxy } from './lineProxy.ts';

const GOOD: LinePhase = { ms: Infinity, down: 8_000_000, up: 8_000_000, delayMs: 0, jitterMs: 0 };
const BODY = 100_000;

let origin: Server;
let streams: Set<ServerResponse>;
let clock: ManualClock;
let proxy: LineProxy;

beforeEach(async () => {
  streams = new Set();
  origin = createServer((request, response) => {
    if (request.url !== '/stream') {
      response.end(Buffer.alloc(BODY, 'x'));
      return;
    }
    response.writeHead(200);
    response.write('first');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  clock = manualClock();
});

afterEach(async () => {
  await proxy.close();
  origin.closeAllConnections();
  origin.close();
});

async function open(line: Omit<Line, 'name'>): Promise<void> {
  const { port } = origin.address() as AddressInfo;
  proxy = await openLine({ port, line: { name: 'tested', ...line }, clock, random: seededRandom(1) });
}

/** Reads an answer in the background. */
function ask(path: string, init: RequestInit = {}) {
  const got = { bytes: 0, state: 'open' as 'open' | 'ended' | 'broken' };
  const read = async () => {
    try {
      const response = await fetch(proxy.url + path, init);
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) got.bytes += bytes.length;
      got.state = 'ended';
    } catch {
      got.state = 'broken';
    }
  };
  void read();
  return got;
}

/** Moves the clock until something holds: sockets take real time, and the line takes none but the clock's. */
async function moves(holds: () => boolean, step = 1): Promise<void> {
  const giveUpAt = Date.now() + 8_000;
  while (!holds() && Date.now() < giveUpAt) await clock.advance(step);
  expect(holds()).toBe(true);
}

/** Time enough for bytes on real sockets, none on the line's clock. */
const rest = () => clock.advance(0);

describe('a line', () => {
  it('carries a call and its answer, and counts both', async () => {
    await open({ phases: [GOOD] });
    const got = ask('/document?x=1');
    await moves(() => got.state === 'ended');
    expect(got.bytes).toBe(BODY);
    expect(proxy.requests).toMatchObject([{ method: 'GET', url: '/document?x=1', status: 200, isWhole: true }]);
    expect(proxy.requests[0]?.delivered).toBe(proxy.counts.down);
    expect(proxy.counts.down).toBeGreaterThan(BODY);
    expect(proxy.counts.connections).toBe(1);
  });

  it('takes no less time than its bytes and its round trips', async () => {
    await open({ phases: [{ ...GOOD, down: 800_000, delayMs: 100 }] });
    const startedAt = clock.now();
    const got = ask('/document');
    await moves(() => got.state === 'ended', 20);
    // A handshake and a call, and 10 bytes of the answer a millisecond.
    expect(clock.now() - startedAt).toBeGreaterThanOrEqual(400 + BODY / 100);
  });

  it('resets every connection again and again, and takes new ones at the same place', async () => {
    await open({ phases: [{ ...GOOD, ms: 10_000, begins: 'reset' }] });
    const one = ask('/stream');
    await moves(() => one.bytes > 0);
    await clock.advance(10_000);
    await expect.poll(() => one.state).toBe('broken');
    const other = ask('/stream');
    await moves(() => other.bytes > 0);
    expect(proxy.counts).toMatchObject({ connections: 2, resets: 1 });
    await clock.advance(10_000);
    await expect.poll(() => other.state).toBe('broken');
    await expect.poll(() => streams.size).toBe(0);
  });

  it('resets a connection that brought so many bytes, not one that brought fewer', async () => {
    await open({ phases: [GOOD], resetAfterBytes: 40_000 });
    const small = ask('/stream');
    await moves(() => small.bytes > 0);
    const large = ask('/document');
    await moves(() => large.state === 'broken');
    expect(small.state).toBe('open');
    expect(proxy.requests.at(-1)).toMatchObject({ url: '/document', isWhole: false });
    expect(proxy.requests.at(-1)?.delivered).toBeGreaterThanOrEqual(40_000);
    expect(proxy.requests.at(-1)?.delivered).toBeLessThan(42_000);
  });

  it('half-open: says nothing and carries nothing, but takes new connections', async () => {
    await open({ phases: [{ ...GOOD, ms: 10_000, begins: 'halfOpen' }] });
    const one = ask('/stream');
    await moves(() => one.bytes > 0);
    await clock.advance(10_000);
    for (const response of streams) response.write('second');
    await rest();
    const other = ask('/stream');
    await moves(() => other.bytes > 0);
    expect(one).toEqual({ bytes: 5, state: 'open' });
    expect(proxy.counts.resets).toBe(0);
  });

  it('forgets a connection that was idle, and not one that was not', async () => {
    await open({ phases: [GOOD], forgottenAfterMs: 5_000 });
    const got = ask('/stream');
    await moves(() => got.bytes > 0);
    const tell = () => {
      for (const response of streams) response.write('again');
    };
    await clock.advance(4_000);
    tell();
    await moves(() => got.bytes === 10);
    await clock.advance(6_000);
    tell();
    await rest();
    await clock.advance(10_000);
    expect(got).toEqual({ bytes: 10, state: 'open' });
  });

  it('one direction only: the call comes to the origin and no answer comes back', async () => {
    await open({ phases: [{ ...GOOD, ms: 30_000, down: 0 }, GOOD] });
    const got = ask('/stream');
    await moves(() => streams.size === 1);
    await clock.advance(10_000);
    expect(got.bytes).toBe(0);
    await clock.advance(30_000);
    await moves(() => got.bytes === 5);
  });

  it('a tunnel: nothing for a while, and then everything that waited', async () => {
    await open({ phases: [{ ...GOOD, ms: 1_000 }, { ...GOOD, ms: 60_000, down: 0, up: 0 }, GOOD] });
    const got = ask('/stream');
    await moves(() => got.bytes === 5);
    await clock.advance(1_000);
    for (const response of streams) response.write('second');
    await rest();
    await clock.advance(50_000);
    expect(got).toEqual({ bytes: 5, state: 'open' });
    await clock.advance(10_000);
    await moves(() => got.bytes === 11);
    expect(proxy.counts.resets).toBe(0);
  });

  it('another network: everything is reset, and what follows has its figures', async () => {
    await open({ phases: [GOOD] });
    const got = ask('/stream');
    await moves(() => got.bytes > 0);
    proxy.become({ name: 'other', phases: [{ ...GOOD, delayMs: 500, begins: 'reset' }] });
    await expect.poll(() => got.state).toBe('broken');
    const startedAt = clock.now();
    const other = ask('/stream');
    await moves(() => other.bytes > 0, 20);
    expect(clock.now() - startedAt).toBeGreaterThanOrEqual(2_000);
  });

  it('a browser that leaves leaves the origin too', async () => {
    await open({ phases: [GOOD] });
    const leave = new AbortController();
    const got = ask('/stream', { signal: leave.signal });
    await moves(() => got.bytes > 0);
    leave.abort();
    await moves(() => streams.size === 0);
    expect(got.state).toBe('broken');
  });

  it('brings nothing to a browser that left while nothing came', async () => {
    await open({ phases: [{ ...GOOD, ms: 1_000 }, { ...GOOD, ms: 60_000, down: 0, up: 0 }, GOOD] });
    await clock.advance(1_000);
    const leave = new AbortController();
    const left = ask('/left', { signal: leave.signal });
    await moves(() => proxy.requests.length === 1, 0);
    leave.abort();
    await expect.poll(() => left.state).toBe('broken');
    await clock.advance(60_000);
    const stayed = ask('/stayed');
    await moves(() => stayed.state === 'ended');
    expect(proxy.requests.map(({ url, isWhole }) => [url, isWhole])).toEqual([
      ['/left', false],
      ['/stayed', true],
    ]);
    expect(proxy.counts.down).toBe(proxy.requests[1]?.delivered);
  });
});
