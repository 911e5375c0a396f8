/** Sends a request on to the origin as it came: same method, path, headers and body. */
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface ForwardedRequest {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Headers of one connection, which are not passed on to the next. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

export function passedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name.toLowerCase())));
}

/**
 * @param signal gives the request up: a client that left must leave the origin too
 * @throws Error if the origin cannot be reached or breaks off before its headers
 */
export function forward(origin: URL, request: ForwardedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request({
      host: origin.hostname,
      port: origin.port,
      method: request.method,
      path: request.url,
      headers: { ...passedHeaders(request.headers), 'content-length': request.body.byteLength },
      // A connection per request: what is counted and cut here is one request's, and no kept one goes stale.
      agent: false,
      signal,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end(request.body);
  });
}

/** Largest body passed on; nothing a test sends comes near. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Reads a message to its end. @throws Error above the limit or if it breaks off */
export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw new Error('body above the limit');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
