/**
 * One open stream: bytes out, in order, with a bound on what waits unsent (S-12).
 *
 * `write` never waits. A long answer (an image, a backlog) asks for `drained` between its parts instead.
 */
import type { ServerResponse } from 'node:http';
import type { Topics } from '../../src/domain/events/topics.ts';
import type { Clock } from '../clock.ts';
import type { LogStream } from '../events/eventLog.ts';
import type { Right } from '../../src/domain/office/roles.ts';
import type { Session } from '../session/sessions.ts';
import { gzipOutlet, plainOutlet, type OpenGzip, type Outlet } from './outlet.ts';

/** Unsent bytes at which a long answer pauses, and at which a client counts as slow (S-21). */
const PAUSE_BYTES = 512 * 1024;
/** How long one pause may last before the client counts as gone, ms. */
const DRAIN_LIMIT_MS = 30_000;

/** S-13. Whether a stream is compressed depends on what its client takes. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  connection: 'keep-alive',
} as const;

const STILL_HERE = Buffer.from(':\n\n');

/** Whose stream it is: a member's session, or an operator's. */
export type StreamSession = Session;

export interface StreamConnection {
  readonly stream: LogStream;
  readonly session: StreamSession;
  /** The log that tells when its session is over. */
  readonly endsBy: LogStream;
  /** Of an operator: what they may be told (OPR-7); `undefined` for members. */
  readonly rights: ReadonlySet<Right> | undefined;
  /** Offset of the last event written or passed over. */
  offset: number;
  /** Offset up to which the client has been told: what was passed over since is told before anything else is written (S-18). */
  toldTo: number;
  /** What it is of; `undefined` for everything. */
  topics: Topics | undefined;
  /** For how long events are gathered before it is told, ms; 0 for not at all (S-28). */
  gatherMs: number;
  /** Whether it has not taken its bytes fast enough, and is not level again since (S-21). */
  isSlow: boolean;
  /** Where it stood at its last heartbeat; -1 before. */
  beatenAt: number;
  /** Frames written so far: heartbeats tell it, so that a client misses any that is lost (S-22). */
  readonly sent: number;
  readonly isClosed: boolean;
  /** Whether so much is unsent that nothing more should be written until it has drained. */
  readonly isFull: boolean;
  /**
   * @param bytes whole frames, as `encodeFrame` made them
   * @param frames how many; one unless told
   */
  write(bytes: Buffer, frames?: number): void;
  /** A comment: bytes that say nothing, and are no frame. */
  stillHere(): void;
  /** Resolves when there is room to go on, or the connection is closed. */
  drained(): Promise<void>;
  /** Says when its client may come again (S-33), lets what was written go out, then closes. @param ms from now */
  sendAway(ms: number): void;
  /** Lets what was written go out, then closes. */
  end(): void;
}

export interface ConnectionOptions extends Pick<StreamConnection, 'stream' | 'session' | 'endsBy' | 'rights'> {
  readonly raw: ServerResponse;
  readonly clock: Clock;
  readonly maxUnsentBytes: number;
  /** With what it is compressed as gzip; `undefined` for not at all. */
  readonly openGzip: OpenGzip | undefined;
  readonly onClose: () => void;
  /** Its reader did not take its bytes: it is closed for that. */
  readonly onCut: () => void;
}

export function openConnection(options: ConnectionOptions): StreamConnection {
  const { raw, stream, session, endsBy, rights, clock, maxUnsentBytes, openGzip, onClose, onCut } = options;
  let isClosed = false;
  let sent = 0;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    onClose();
  };
  raw.on('close', close);
  raw.on('error', close);
  raw.writeHead(200, openGzip === undefined ? HEADERS : { ...HEADERS, 'content-encoding': 'gzip' });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  const outlet = openGzip === undefined ? plainOutlet(raw) : gzipOutlet(raw, openGzip);
  const isFull = () => outlet.unsent >= Math.min(PAUSE_BYTES, maxUnsentBytes / 2);
  const cutOff = () => {
    close();
    onCut();
    outlet.destroy();
  };
  const put = (bytes: Buffer) => {
    if (isClosed) return;
    outlet.write(bytes);
    if (outlet.unsent > maxUnsentBytes) cutOff();
  };
  const end = () => {
    if (isClosed) return;
    close();
    outlet.end();
    // A client that does not take the last bytes is not waited for.
    const cancel = clock.after(2_000, () => {
      outlet.destroy();
    });
    raw.once('close', cancel);
  };
  return {
    stream,
    session,
    endsBy,
    rights,
    offset: 0,
    toldTo: 0,
    topics: undefined,
    gatherMs: 0,
    isSlow: false,
    beatenAt: -1,
    get isClosed() {
      return isClosed;
    },
    get isFull() {
      return isFull();
    },
    get sent() {
      return sent;
    },
    write(bytes, frames = 1) {
      sent += frames;
      put(bytes);
    },
    stillHere() {
      put(STILL_HERE);
    },
    async drained() {
      while (!isClosed && isFull()) {
        if (!(await nextMove(outlet, clock))) cutOff();
      }
    },
    sendAway(ms) {
      // No frame: nothing is counted, and nothing of the log is told by it.
      put(Buffer.from(`retry: ${ms}\n\n`));
      end();
    },
    end,
  };
}

/** `false` if nothing moved within the limit. */
function nextMove(outlet: Outlet, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = outlet.onMoved(() => {
      cancel();
      resolve(true);
    });
    const cancel = clock.after(DRAIN_LIMIT_MS, () => {
      stop();
      resolve(false);
    });
  });
}
