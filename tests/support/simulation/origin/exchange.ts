/** One HTTP exchange without a socket: what a server's handler reads of a request, and where it writes its answer. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Where the bytes of an answer go as they are written. */
export interface Outlet {
  /** The answer begins. */
  onHead(status: number, headers: Readonly<Record<string, string>>): void;
  onBytes(bytes: Buffer): void;
  onEnd(): void;
  /** Ended by the server, without a word. */
  onDestroyed(): void;
  /** Bytes that the client has not taken. */
  unsent(): number;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const SOCKET = { remoteAddress: '127.0.0.1', on: () => undefined, setNoDelay: () => undefined };

/** As far as a handler looks at it. */
class Request extends EventEmitter {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly socket = SOCKET;
  readonly aborted = false;
  #body: string | undefined;

  constructor({ method, url, headers, body }: Asked) {
    super();
    this.method = method;
    this.url = url;
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    this.headers = { host: 'origin.test', connection: 'close', ...length, ...headers };
    this.#body = body;
  }

  resume(): this {
    const body = this.#body;
    this.#body = undefined;
    queueMicrotask(() => {
      if (body !== undefined) this.emit('data', Buffer.from(body));
      this.emit('end');
    });
    return this;
  }

  pause(): this {
    return this;
  }

  setEncoding(): this {
    return this;
  }
}

class Response extends EventEmitter {
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  destroyed = false;
  readonly socket = SOCKET;
  readonly #headers: Record<string, string> = {};
  readonly #outlet: Outlet;

  constructor(outlet: Outlet) {
    super();
    this.#outlet = outlet;
  }

  get writableLength(): number {
    return this.#outlet.unsent();
  }

  getHeader(name: string): string | undefined {
    return this.#headers[name.toLowerCase()];
  }

  getHeaders(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  hasHeader(name: string): boolean {
    return name.toLowerCase() in this.#headers;
  }

  setHeader(name: string, value: unknown): this {
    this.#headers[name.toLowerCase()] = String(value);
    return this;
  }

  removeHeader(name: string): void {
    Reflect.deleteProperty(this.#headers, name.toLowerCase());
  }

  writeHead(status: number, headers: Readonly<Record<string, unknown>> = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    this.flushHeaders();
    return this;
  }

  flushHeaders(): void {
    if (this.headersSent) return;
    this.headersSent = true;
    this.#outlet.onHead(this.statusCode, this.#headers);
  }

  write(bytes: Buffer | string): boolean {
    this.flushHeaders();
    this.#outlet.onBytes(Buffer.from(bytes));
    return this.#outlet.unsent() === 0;
  }

  end(bytes?: Buffer | string | null): this {
    if (this.writableEnded || this.destroyed) return this;
    this.writableEnded = true;
    this.flushHeaders();
    if (bytes !== undefined && bytes !== null) this.#outlet.onBytes(Buffer.from(bytes));
    this.#outlet.onEnd();
    queueMicrotask(() => {
      this.emit('finish');
      this.close();
    });
    return this;
  }

  destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.#outlet.onDestroyed();
    this.emit('close');
    return this;
  }

  /** Its client is gone, or has got everything. */
  close(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

export interface Exchange {
  /** The client has taken what was written. */
  drain(): void;
  /** The client is gone. */
  close(): void;
}

/** Hands a request to a handler; what it answers goes to the outlet. */
export function exchange(handler: Handler, asked: Asked, outlet: Outlet): Exchange {
  const response = new Response(outlet);
  handler(new Request(asked) as unknown as IncomingMessage, response as unknown as ServerResponse);
  return {
    drain: () => response.emit('drain'),
    close: () => {
      response.close();
    },
  };
}

/** Asks and waits for the whole answer. */
export function call(handler: Handler, asked: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let head: Pick<Answered, 'status' | 'headers'> = { status: 0, headers: {} };
    const parts: Buffer[] = [];
    exchange(handler, asked, {
      onHead: (status, headers) => {
        head = { status, headers };
      },
      onBytes: (bytes) => parts.push(bytes),
      onEnd: () => {
        const bytes = Buffer.concat(parts);
        resolve({ ...head, bytes, text: bytes.toString() });
      },
      onDestroyed: () => {
        reject(new TypeError('connection reset'));
      },
      unsent: () => 0,
    });
  });
}
