/** Many readers of one stream over bare sockets: as little work each as can be, so that the origin's work is what is measured. */
import { connect, type Socket } from 'node:net';

/** How many connect at the same time. */
const AT_ONCE = 100;
const CONNECT_LIMIT_MS = 120_000;

export interface Crowd {
  readonly size: number;
  /** Bytes that came to all of them so far, with the heads of answers. */
  readonly bytes: number;
  /** Connects more readers, one for each token. Resolves when each was sent its first heartbeat. */
  add(tokens: readonly string[]): Promise<void>;
  /** Resolves when every reader was sent this text. Call it before the text is sent. */
  untilAllGot(text: string, limitMs: number): Promise<void>;
  close(): void;
}

export interface CrowdOptions {
  /** With its question mark; none unless told. */
  readonly query?: string;
  /** Sent as they are: names and values. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether its bytes are no text that could be looked through: then the first of them count as a heartbeat. */
  readonly isPacked?: boolean;
  /** Whether `bytes` is counted, which costs the readers a little. */
  readonly counts?: boolean;
}

export function createCrowd(url: string, options: CrowdOptions = {}): Crowd {
  const { query = '', headers = {}, isPacked = false, counts = false } = options;
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  let total = 0;

  const join = (token: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      const timer = setTimeout(() => reject(new Error('no stream in time')), CONNECT_LIMIT_MS);
      const onData = (bytes: Buffer) => {
        if (bytes.includes('HTTP/1.1 ') && !bytes.includes('HTTP/1.1 200')) reject(new Error(bytes.toString('latin1')));
        if (!isPacked && !bytes.includes('event: heartbeat')) return;
        clearTimeout(timer);
        socket.off('data', onData);
        socket.resume();
        resolve();
      };
      socket.on('data', onData);
      if (counts) {
        socket.on('data', (bytes: Buffer) => {
          total += bytes.length;
        });
      }
      socket.on('error', reject);
      socket.on('close', () => {
        sockets.delete(socket);
        reject(new Error('the stream was closed'));
      });
      socket.write(
        `GET /api/streams/events${query} HTTP/1.1\r\nHost: ${hostname}\r\nX-AUTH-TOKEN: Bearer ${token}\r\nAccept: text/event-stream\r\n${more.join('')}\r\n`,
      );
      sockets.add(socket);
    });

  return {
    get size() {
      return sockets.size;
    },
    get bytes() {
      return total;
    },
    async add(tokens) {
      for (let first = 0; first < tokens.length; first += AT_ONCE) {
        await Promise.all(tokens.slice(first, first + AT_ONCE).map(join));
      }
    },
    untilAllGot(text, limitMs) {
      const waiting = new Set(sockets);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${waiting.size} never got it`)), limitMs);
        for (const socket of sockets) {
          const onData = (bytes: Buffer) => {
            if (!bytes.includes(text)) return;
            socket.off('data', onData);
            waiting.delete(socket);
            if (waiting.size > 0) return;
            clearTimeout(timer);
            resolve();
          };
          socket.on('data', onData);
        }
      });
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
