/**
 * An origin in this process, driven by a test: answers API calls from a table and holds streams open that the test writes
 * to. Statuses are plain numbers, so that 555 and 600 are possible.
 */
import type { DomainEvent } from '../../../src/domain/events/catalogue.ts';
import { encodeEvent } from '../../../src/domain/events/decode.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Member } from '../../../src/domain/session/member.ts';
import type { Fetch, HttpResponse } from '../../../src/worker/http/originClient.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type Reply =
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly text?: string;
      readonly headers?: Record<string, string>;
    }
  | 'hang'
  | 'networkError';

export interface ScriptedStream {
  readonly name: string;
  /** From its question mark on; `''` for none. */
  readonly query: string;
  readonly lastEventId: string | undefined;
  readonly token: string | undefined;
  readonly isOpen: boolean;
  raw(text: string | Uint8Array): void;
  frame(name: string, data: unknown, id?: string): void;
  event(epoch: string, offset: number, event: DomainEvent): void;
  image(epoch: string, offset: number, fixtures: readonly Fixture[]): void;
  memberImage(epoch: string, offset: number, member: Member, bets?: readonly Bet[]): void;
  resumed(epoch: string, from: number, head?: number): void;
  heartbeat(epoch: string, offset: number, heartbeatMs?: number): void;
  /** Ends it as the origin would. */
  end(): void;
  /** Cuts it as a network would. */
  cut(): void;
}

export interface ScriptedOrigin {
  readonly fetch: Fetch;
  readonly received: Received[];
  readonly streams: ScriptedStream[];
  /** Answers `method path`, whatever the query unless it names one; a function is asked each time. */
  on(route: string, reply: Reply | ((call: Received) => Reply | Promise<Reply>)): void;
  /** How opening a stream is answered instead of with a stream; `undefined` again for streams. */
  refuseStreams(reply: { status: number; headers?: Record<string, string>; text?: string } | 'hang' | undefined): void;
  openStreams(name: string): ScriptedStream[];
  latest(name: string): ScriptedStream;
  calls(route: string): Received[];
}

const headersOf = (map: Record<string, string>) => ({ get: (name: string) => map[name.toLowerCase()] ?? null });

function response(
  status: number,
  text: string,
  type = 'application/json',
  extra: Record<string, string> = {},
): HttpResponse {
  const headers = headersOf({ 'content-type': type, ...extra });
  return { status, headers, body: null, text: () => Promise.resolve(text) };
}

const aborted = () => new DOMException('aborted', 'AbortError');

export function scriptedOrigin(): ScriptedOrigin {
  const received: Received[] = [];
  const streams: ScriptedStream[] = [];
  const routes = new Map<string, Reply | ((call: Received) => Reply | Promise<Reply>)>();
  let refusal: Parameters<ScriptedOrigin['refuseStreams']>[0];

  const openStream = (
    name: string,
    query: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): HttpResponse => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    let isOpen = true;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        isOpen = false;
      },
    });
    const close = (how: () => void) => {
      if (!isOpen) return;
      isOpen = false;
      how();
    };
    signal.addEventListener('abort', () => {
      close(() => {
        controller.error(aborted());
      });
    });
    const stream: ScriptedStream = {
      name,
      query,
      lastEventId: headers['last-event-id'],
      token: headers['x-auth-token'],
      get isOpen() {
        return isOpen;
      },
      raw: (text) => {
        if (isOpen) controller.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
      },
      frame: (event, data, id) => {
        stream.raw(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      },
      event: (epoch, offset, event) => {
        stream.frame('event', encodeEvent(event), `${epoch}.${offset}`);
      },
      image: (epoch, offset, fixtures) => {
        const position = { epoch, offset };
        stream.frame('reset', { reason: 'noCursor', head: position });
        stream.frame('image', { of: 'fixtures', segment: 0, fixtures });
        stream.frame('image', { of: 'news', segment: 1, news: [] });
        stream.frame('imageEnd', { position, segments: 2, digest: digestOfFixtures(fixtures) }, `${epoch}.${offset}`);
        stream.heartbeat(epoch, offset);
      },
      memberImage: (epoch, offset, member, bets = []) => {
        const position = { epoch, offset };
        stream.frame('reset', { reason: 'noCursor', head: position });
        stream.frame('image', { of: 'member', segment: 0, member });
        stream.frame('image', { of: 'bets', segment: 1, bets });
        stream.frame('imageEnd', { position, segments: 2, digest: '' }, `${epoch}.${offset}`);
        stream.heartbeat(epoch, offset);
      },
      resumed: (epoch, from, head = from) => {
        stream.frame('resumed', { from: { epoch, offset: from }, head: { epoch, offset: head } });
      },
      heartbeat: (epoch, offset, heartbeatMs = 5_000) => {
        stream.frame('heartbeat', { head: { epoch, offset }, serverTime: 1, heartbeatMs, producers: {} });
      },
      end: () => {
        close(() => {
          controller.close();
        });
      },
      cut: () => {
        close(() => {
          controller.error(new TypeError('network'));
        });
      },
    };
    streams.push(stream);
    return {
      status: 200,
      headers: headersOf({ 'content-type': 'text/event-stream; charset=utf-8' }),
      body,
      text: () => Promise.resolve(''),
    };
  };

  const answer = async (reply: Reply, signal: AbortSignal): Promise<HttpResponse> => {
    if (reply === 'networkError') throw new TypeError('fetch failed');
    if (reply === 'hang') {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(aborted());
        });
      });
    }
    if (reply.text !== undefined) return response(reply.status, reply.text, 'text/html', reply.headers);
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
    return response(reply.status, text, 'application/json', reply.headers);
  };

  return {
    received,
    streams,
    async fetch(url, init) {
      const [, streamPath, query = ''] = /^\/api(\/streams\/\w+)(\?.*)?$/.exec(url) ?? [];
      const path = streamPath ?? url.replace(/^\/api/, '');
      const headers = init.headers as Record<string, string>;
      const signal = init.signal!;
      if (signal.aborted) throw aborted();
      const stream = /^\/streams\/(events|bets)$/.exec(path)?.[1];
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init.method ?? 'GET', path, headers, body };
      received.push(call);
      if (stream !== undefined) {
        if (refusal === undefined) return openStream(stream, query, headers, signal);
        if (refusal === 'hang') return answer('hang', signal);
        return response(refusal.status, refusal.text ?? '', 'text/html', refusal.headers);
      }
      const asked = `${call.method} ${path}`;
      const route = routes.get(asked) ?? routes.get(asked.replace(/\?.*$/, ''));
      if (route === undefined) return response(404, '{"message":"no such route"}');
      return answer(typeof route === 'function' ? await route(call) : route, signal);
    },
    on: (route, reply) => {
      routes.set(route, reply);
    },
    refuseStreams: (reply) => {
      refusal = reply;
    },
    openStreams: (name) => streams.filter((stream) => stream.name === name && stream.isOpen),
    latest: (name) => {
      const last = streams.findLast((stream) => stream.name === name);
      if (last === undefined) throw new Error(`no ${name} stream was opened`);
      return last;
    },
    calls: (route) => received.filter((call) => `${call.method} ${call.path}` === route),
  };
}
