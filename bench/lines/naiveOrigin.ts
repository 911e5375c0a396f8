/**
 * The origin of the naive page: it follows the real one over no line, and says what that says to its own page, as one document of everything
 * and as every change of everything.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { followOrigin } from '../origin/followOrigin.ts';

export interface NaiveOrigin {
  readonly port: number;
  close(): void;
}

const compressed = promisify(gzip);
const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };

/** @param siteDir of the bench's own pages */
export async function openNaiveOrigin(originUrl: string, siteDir: string): Promise<NaiveOrigin> {
  const listeners = new Set<ServerResponse>();
  const followed = await followOrigin(originUrl, (text) => {
    for (const listener of listeners) listener.write(`event: event\ndata: ${text}\n\n`);
  });
  const offerText = () => JSON.stringify([...followed.offer().fixtures.values()]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://naive');
    if (pathname === '/naive/events') {
      response.writeHead(200, STREAM);
      response.flushHeaders();
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    if (pathname === '/naive/offer.plain') response.writeHead(200, typed('json', false)).end(offerText());
    else if (pathname === '/naive/offer') void sendCompressed(response, 'json', offerText());
    else if (pathname.startsWith('/naive/')) response.writeHead(200, typed('json', false)).end('{}');
    else sendFile(siteDir, pathname, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      followed.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const typed = (kind: string, isCompressed: boolean) => ({
  'content-type': TYPES[kind] ?? 'application/octet-stream',
  'cache-control': kind === 'js' ? 'public, max-age=3600' : 'no-store',
  ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
});

async function sendCompressed(response: ServerResponse, kind: string, body: string | Buffer): Promise<void> {
  const bytes = await compressed(body);
  response.writeHead(200, { ...typed(kind, true), 'content-length': bytes.length }).end(bytes);
}

/** Of the built pages: small enough to be read each time. */
function sendFile(siteDir: string, pathname: string, response: ServerResponse): void {
  try {
    const body = readFileSync(path.join(siteDir, path.normalize(pathname)));
    void sendCompressed(response, path.extname(pathname).slice(1), body);
  } catch {
    response.writeHead(404).end();
  }
}
