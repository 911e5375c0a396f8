/**
 * An HTTP proxy in front of a real origin that misbehaves on request: goes down, cuts, delays, falls silent, loses or doubles
 * requests, answers in the origin's place, puts frames into open streams. Loopback only, for tests only.
 *
 * Browser tools cannot do this: offline emulation and request routing do not reach a shared worker.
 */
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { constants, createGunzip } from 'node:zlib';
import { FaultPlan, type Fault, type PlannedFault, type RequestMatch } from './faults.ts';
import { bodyOf, forward, passedHeaders, type ForwardedRequest } from './forward.ts';
import { OpenStream, type FrameFault } from './openStream.ts';
import { Traffic, type SeenRequest } from './traffic.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

const ASK_AGAIN = { 'cache-control': 'no-cache' };

export class FaultProxy {
  readonly traffic = new Traffic();
  readonly #plan = new FaultPlan();
  readonly #sockets = new Set<Socket>();
  readonly #streams = new Set<OpenStream>();
  readonly #frameFaults: { readonly path: string; readonly fault: FrameFault }[] = [];
  #server: Server | undefined;
  #origin: URL;
  #port = 0;

  private constructor(origin: URL, port: number) {
    this.#origin = origin;
    this.#port = port;
  }

  /**
   * @param port of one that was closed, so that a browser finds it where that was; any free one unless told
   * @throws Error if the origin is not on this machine, or something else has the port
   */
  static async start(originUrl: string, port = 0): Promise<FaultProxy> {
    const proxy = new FaultProxy(loopbackUrl(originUrl), port);
    await proxy.up();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Open streams by path prefix. */
  openStreams(path: string): number {
    return [...this.#streams].filter((stream) => stream.path.startsWith(path)).length;
  }

  /** The origin is now elsewhere: it was restarted. */
  redirectTo(originUrl: string): void {
    this.#origin = loopbackUrl(originUrl);
  }

  /** Cuts every connection and accepts none: the origin is down. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections, on the same port as before. */
  async up(): Promise<void> {
    if (this.#server !== undefined) return;
    const server = http.createServer({ keepAliveTimeout: 30_000 });
    server.on('connection', (socket: Socket) => {
      this.traffic.connections += 1;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.#serve(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Plans a fault for the next requests that match; `Infinity` for all of them until cancelled. */
  plan(match: RequestMatch, fault: Fault, times = 1): PlannedFault {
    return this.#plan.add(match, fault, times);
  }

  /** Runs every frame of streams with this path prefix through a fault, until `heal`. */
  onFrames(path: string, fault: FrameFault): void {
    this.#frameFaults.unshift({ path, fault });
  }

  /** Puts raw text into every open stream with this path prefix. @returns how many there were */
  inject(path: string, text: string): number {
    return this.#each(path, (stream) => {
      stream.inject(text);
    });
  }

  /** Cuts open streams with this path prefix. */
  cutStreams(path: string): number {
    return this.#each(path, (stream) => {
      stream.cut();
    });
  }

  /** Their next frame breaks off in its middle. */
  cutInsideNextFrame(path: string): number {
    return this.#each(path, (stream) => {
      stream.cutInsideNextFrame();
    });
  }

  /** Half-open: open streams stay open and say nothing more. */
  silenceStreams(path: string): number {
    return this.#each(path, (stream) => {
      stream.silence();
    });
  }

  /** Takes back every planned fault. Streams that were silenced stay so: such a connection is dead. */
  heal(): void {
    this.#plan.clear();
    this.#frameFaults.length = 0;
  }

  #each(path: string, act: (stream: OpenStream) => void): number {
    const found = [...this.#streams].filter((stream) => stream.path.startsWith(path));
    for (const stream of found) act(stream);
    return found.length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController();
    response.once('close', () => {
      left.abort();
    });
    // A broken pipe is this proxy's trade, not its failure.
    response.on('error', () => undefined);
    try {
      await this.#pass(request, response, left.signal);
    } catch {
      response.destroy();
    }
  }

  async #pass(request: IncomingMessage, response: ServerResponse, left: AbortSignal): Promise<void> {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const [path = '/', query = ''] = url.split('?', 2);
    const seen: SeenRequest = { method, path, query, headers: request.headers };
    this.traffic.record(seen);
    const sent: ForwardedRequest = { method, url, headers: request.headers, body: await bodyOf(request) };
    const planned = this.#plan.take(method, path);
    if (planned?.fault.kind === 'silence') return;
    if (planned?.fault.kind === 'answer') {
      seen.status = planned.fault.status;
      answer(response, planned.fault);
      return;
    }
    const isLate = planned?.fault.kind === 'late';
    if (planned?.fault.kind === 'delay' || planned?.fault.kind === 'late')
      await pause(planned.fault.ms, undefined, { signal: left });
    if (planned?.fault.kind === 'hold') await Promise.race([planned.fault.until, endOf(left)]);
    const answered = await forward(this.#origin, sent, left);
    if (planned?.fault.kind === 'dropReply') {
      await bodyOf(answered);
      response.destroy();
      return;
    }
    seen.status = answered.statusCode ?? 0;
    if (answered.headers['content-type']?.startsWith('text/event-stream') === true) {
      await this.#relayStream(path, answered, response);
      return;
    }
    const body = await bodyOf(answered);
    if (planned?.fault.kind === 'duplicate') {
      const second = await forward(this.#origin, sent, left);
      planned.echoes.push({ status: second.statusCode ?? 0, body: (await bodyOf(second)).toString('utf8') });
    }
    response.writeHead(seen.status, { ...passedHeaders(answered.headers), ...(isLate ? ASK_AGAIN : {}) });
    response.end(body);
  }

  async #relayStream(path: string, answered: IncomingMessage, response: ServerResponse): Promise<void> {
    const stream = new OpenStream(
      path,
      response,
      () => this.#frameFaults.find((entry) => path.startsWith(entry.path))?.fault,
    );
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
    const { 'content-encoding': encoding, ...headers } = passedHeaders(answered.headers);
    response.writeHead(answered.statusCode ?? 200, headers);
    response.flushHeaders();
    for await (const bytes of unpacked(answered, encoding === 'gzip')) stream.relay(bytes);
    response.end();
  }

  /** Stops for good. */
  async close(): Promise<void> {
    this.heal();
    await this.down();
  }
}

/** Frames can only be told apart unpacked, and go on as they are then. */
function unpacked(answered: IncomingMessage, isPacked: boolean): AsyncIterable<Buffer> {
  if (!isPacked) return answered;
  const text = createGunzip({ flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH });
  // Whoever reads hears of a failure too.
  return pipeline(answered, text, () => undefined);
}

/** @returns rejects once the signal is given; never resolves */
async function endOf(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw new Error('the client left');
}

function answer(response: ServerResponse, fault: Extract<Fault, { kind: 'answer' }>): void {
  response.writeHead(fault.status, { 'content-type': fault.contentType ?? 'application/json; charset=utf-8' });
  response.end(fault.body);
}

function loopbackUrl(text: string): URL {
  const url = new URL(text);
  if (url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) throw new Error('the origin must be on this machine');
  return url;
}
