/** The fault proxy itself: every fault the specs rely on happens, to the requests it was planned for and to no others. */
import http, { type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FaultProxy } from './faultProxy.ts';

let origin: Server;
let originUrl: string;
let proxy: FaultProxy;
/** What the origin was asked, and the streams it has open. */
let asked: string[];
let open: Set<ServerResponse>;

beforeEach(async () => {
  asked = [];
  open = new Set();
  origin = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      if (request.url?.startsWith('/stream') === true) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: first\n\n');
        open.add(response);
        response.once('close', () => open.delete(response));
      } else if (request.url === '/blocked') {
        response.writeHead(600, { 'content-type': 'application/json' }).end('{}');
      } else {
        response.writeHead(200, { 'content-type': 'application/json', 'x-count': String(asked.length) });
        response.end(JSON.stringify({ asked: asked.length, body }));
      }
    });
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  originUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  proxy = await FaultProxy.start(originUrl);
});

afterEach(async () => {
  await proxy.close();
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
});

const post = (path: string, body: string, signal?: AbortSignal) =>
  fetch(proxy.url + path, { method: 'POST', body, signal: signal ?? null });

/** Reads a stream in the background: what came so far, and whether it ended or broke. */
async function listen(path: string) {
  const response = await fetch(proxy.url + path);
  const heard = { text: '', state: 'open' as 'open' | 'ended' | 'broken' };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>)
        heard.text += decoder.decode(bytes);
      heard.state = 'ended';
    } catch {
      heard.state = 'broken';
    }
  })();
  await expect.poll(() => heard.text).toContain('first');
  return heard;
}

const tell = (text: string) => {
  for (const response of open) response.write(text);
};

describe('without a fault', () => {
  it('passes method, path, query, body, status and headers on', async () => {
    const response = await post('/api/bet?a=1', '{"stake":1}');
    expect(response.headers.get('x-count')).toBe('1');
    expect(await response.json()).toEqual({ asked: 1, body: '{"stake":1}' });
    expect(asked).toEqual(['POST /api/bet?a=1 {"stake":1}']);
  });

  it('passes the status 600 on, which HTTP libraries refuse', async () => {
    expect((await fetch(`${proxy.url}/blocked`)).status).toBe(600);
  });

  it('counts connections and requests, and leaves the origin when the client leaves', async () => {
    const leave = new AbortController();
    const response = await fetch(`${proxy.url}/stream?x=1`, { signal: leave.signal });
    expect(response.status).toBe(200);
    expect(proxy.traffic.count('GET', '/stream')).toBe(1);
    expect(proxy.traffic.connections).toBe(1);
    expect(proxy.openStreams('/stream')).toBe(1);
    leave.abort();
    await expect.poll(() => open.size).toBe(0);
    expect(proxy.openStreams('/stream')).toBe(0);
  });

  it('refuses an origin on another machine', async () => {
    await expect(FaultProxy.start('http://example.com')).rejects.toThrow('on this machine');
    expect(() => {
      proxy.redirectTo('http://10.0.0.1:80');
    }).toThrow('on this machine');
  });
});

describe('connections', () => {
  it('are cut and refused while down, and accepted at the same address when up', async () => {
    const heard = await listen('/stream');
    const { url } = proxy;
    await proxy.down();
    await expect.poll(() => heard.state).toBe('broken');
    await expect(fetch(`${url}/api`)).rejects.toThrow('fetch failed');
    await proxy.up();
    expect(proxy.url).toBe(url);
    expect((await fetch(`${url}/api`)).status).toBe(200);
  });

  it('stay open and silent when half-open', async () => {
    const heard = await listen('/stream');
    expect(proxy.silenceStreams('/stream')).toBe(1);
    tell('data: second\n\n');
    await pause(60);
    expect(heard).toEqual({ text: 'data: first\n\n', state: 'open' });
  });

  it('break inside a frame', async () => {
    const heard = await listen('/stream');
    proxy.cutInsideNextFrame('/stream');
    tell('data: second\n\n');
    await expect.poll(() => heard.state).toBe('broken');
    expect(heard.text).toBe('data: first\n\ndata: s');
  });

  it('of one path are cut and others are not', async () => {
    const one = await listen('/stream/events');
    const other = await listen('/stream/bets');
    expect(proxy.cutStreams('/stream/events')).toBe(1);
    await expect.poll(() => one.state).toBe('broken');
    expect(other.state).toBe('open');
  });
});

describe('frames', () => {
  it('are put in only between two frames', async () => {
    const heard = await listen('/stream');
    tell('data: sec');
    await pause(30);
    expect(proxy.inject('/stream', 'data: planted\n\n')).toBe(1);
    tell('ond\n\n');
    await expect.poll(() => heard.text).toBe('data: first\n\ndata: planted\n\ndata: second\n\n');
  });

  it('are dropped, doubled and changed until healed', async () => {
    const heard = await listen('/stream');
    proxy.onFrames('/stream', (frame) => {
      if (frame.includes('lost')) return [];
      return frame.includes('twice') ? [frame, frame] : [frame.replace('old', 'new')];
    });
    tell('data: lost\n\ndata: twice\n\ndata: old\n\n');
    await expect.poll(() => heard.text).toBe('data: first\n\ndata: twice\n\ndata: twice\n\ndata: new\n\n');
    proxy.heal();
    tell('data: lost\n\n');
    await expect.poll(() => heard.text).toContain('lost');
  });
});

describe('requests', () => {
  it('are answered here as often as planned, with any status and body', async () => {
    const planned = proxy.plan(
      { path: '/api' },
      { kind: 'answer', status: 555, body: '<html>', contentType: 'text/html' },
      2,
    );
    for (const expected of [555, 555, 200]) expect((await fetch(`${proxy.url}/api/user`)).status).toBe(expected);
    expect(planned.hits).toBe(2);
    expect(asked).toHaveLength(1);
  });

  it('of other methods and paths are left alone', async () => {
    proxy.plan({ method: 'POST', path: /^\/api\/bet$/ }, { kind: 'answer', status: 500, body: '' }, Infinity);
    expect((await fetch(`${proxy.url}/api/bet`)).status).toBe(200);
    expect((await post('/api/better', '')).status).toBe(200);
    expect((await post('/api/bet?x', '')).status).toBe(500);
  });

  it('are decided by the origin while their answer is lost', async () => {
    proxy.plan({ method: 'POST', path: '/api/bet' }, { kind: 'dropReply' });
    await expect(post('/api/bet', 'one')).rejects.toThrow('fetch failed');
    expect(asked).toEqual(['POST /api/bet one']);
    expect((await post('/api/bet', 'one')).status).toBe(200);
  });

  it('are doubled, and the client gets the first answer', async () => {
    const planned = proxy.plan({ method: 'POST', path: '/api/bet' }, { kind: 'duplicate' });
    expect(await (await post('/api/bet', 'one')).json()).toEqual({ asked: 1, body: 'one' });
    expect(planned.echoes).toEqual([{ status: 200, body: '{"asked":2,"body":"one"}' }]);
  });

  it('are delayed', async () => {
    proxy.plan({ path: '/api' }, { kind: 'delay', ms: 80 });
    const startedAt = performance.now();
    await fetch(`${proxy.url}/api`);
    expect(performance.now() - startedAt).toBeGreaterThan(70);
  });

  it('come late, and are asked for again by whoever keeps them', async () => {
    proxy.plan({ path: '/api' }, { kind: 'late', ms: 80 });
    const startedAt = performance.now();
    const late = await fetch(`${proxy.url}/api`);
    expect(performance.now() - startedAt).toBeGreaterThan(70);
    expect(late.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${proxy.url}/api`)).headers.get('cache-control')).not.toBe('no-cache');
  });

  it('are held until they are let go, and go nowhere once whoever asked has left', async () => {
    let letGo = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    proxy.plan({ path: '/api' }, { kind: 'hold', until }, 2);
    await expect(post('/api/bet', 'one', AbortSignal.timeout(50))).rejects.toThrow('timeout');
    const held = post('/api/bet', 'two');
    await expect.poll(() => proxy.traffic.count('POST', '/api/bet')).toBe(2);
    expect(asked).toEqual([]);
    letGo();
    expect((await held).status).toBe(200);
    expect(asked).toEqual(['POST /api/bet two']);
  });

  it('are never answered when silenced', async () => {
    proxy.plan({ path: '/api' }, { kind: 'silence' });
    await expect(fetch(`${proxy.url}/api`, { signal: AbortSignal.timeout(80) })).rejects.toThrow('timeout');
    expect(asked).toEqual([]);
  });

  it('go to the origin that was restarted elsewhere', async () => {
    const other = http.createServer((_, response) => response.end('other'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    proxy.redirectTo(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    expect(await (await fetch(`${proxy.url}/api`)).text()).toBe('other');
    await new Promise((resolve) => other.close(resolve));
  });
});
