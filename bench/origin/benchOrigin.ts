/**
 * The origin of the measured browsers: the built pages, a signed-in member, and the updates of workload W as a stream, the same
 * bytes for the product (`/api/streams/events`) and for peers (`/plain/events`, which an `EventSource` may read).
 *
 * No database behind it: what is measured is the browser. It listens on several ports, because a browser opens no more than six
 * connections to one host and a tab of a peer needs one of its own.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memberAnswer } from './memberAnswers.ts';
import { sendSiteFile } from './siteFiles.ts';
import { createBroadcast, type Broadcast } from './broadcast.ts';

export interface BenchOrigin {
  readonly url: string;
  readonly ports: readonly number[];
  readonly broadcast: Broadcast;
  /** Answered at `/prepared/<name>`, whole. */
  prepare(name: string, body: Buffer): void;
  /** From now on streams and calls are refused as if there were no network; pages are still served. */
  goOffline(): void;
  goOnline(): void;
  close(): Promise<void>;
}

export interface BenchOriginOptions {
  readonly siteDir: string;
  /** How many ports. */
  readonly hosts: number;
  readonly fixtures: number;
}

const HOST = '127.0.0.1';
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'access-control-allow-origin': '*',
};

export async function openBenchOrigin(options: BenchOriginOptions): Promise<BenchOrigin> {
  const broadcast = createBroadcast(options.fixtures);
  const prepared = new Map<string, Buffer>();
  let isOffline = false;
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    if (isOffline && pathname.startsWith('/api/')) {
      response.destroy();
      return;
    }
    if (pathname === '/api/streams/events' || pathname === '/plain/events') {
      response.writeHead(200, STREAM_HEADERS);
      const cursor = request.headers['last-event-id'];
      broadcast.join(response, typeof cursor === 'string' ? cursor : undefined);
      return;
    }
    if (pathname.startsWith('/prepared/')) {
      const body = prepared.get(decodeURIComponent(pathname.slice('/prepared/'.length)));
      response.writeHead(body === undefined ? 404 : 200, STREAM_HEADERS).end(body);
      return;
    }
    if (pathname.startsWith('/api/')) memberAnswer(request, response, pathname);
    else sendSiteFile(options.siteDir, pathname, response);
  };
  const servers = await Promise.all(Array.from({ length: options.hosts }, () => listen(serve)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  return {
    url: `http://${HOST}:${ports[0] ?? 0}`,
    ports,
    broadcast,
    prepare: (name, body) => {
      prepared.set(name, body);
    },
    goOffline: () => {
      isOffline = true;
    },
    goOnline: () => {
      isOffline = false;
    },
    async close() {
      broadcast.stop();
      await Promise.all(servers.map(closed));
    },
  };
}

function listen(serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(serve);
    server.on('error', reject);
    server.listen(0, HOST, () => {
      resolve(server);
    });
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
