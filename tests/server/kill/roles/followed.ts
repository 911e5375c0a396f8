/** Readers of streams over bare sockets, who look at every frame as little as is needed to know that nothing is lost, doubled or other than it was. */
import { connect, type Socket } from 'node:net';
import { HEALTHY_MS, retryDelay } from '../../../../src/worker/streams/retryDelay.ts';
import type { LogStream } from '../../../../server/events/eventLog.ts';

/** S-5. */
const HEARTBEAT_MS = 5_000;
/** After so long a silence a client gives a connection up (S-6). */
export const SILENT_MS = 2.5 * HEARTBEAT_MS;

/** A log as its readers were told it, whoever came first; texts by offset, each byte a character. */
export interface ToldLog {
  readonly stream: LogStream;
  /** The least offset of an image that began a reader; infinite before any. */
  began: number;
  readonly texts: Map<number, string>;
  readonly onNew: (offset: number, text: string) => void;
}

/** What all readers did together. */
export interface ReaderCounts {
  /** Connections that ended, whoever ended them. */
  cut: number;
  /** Answers that were no stream, by status. */
  readonly refused: Map<number, number>;
  /** Connections that were given up as silent. */
  silent: number;
  resumed: number;
}

export interface ReaderOptions {
  readonly port: number;
  readonly token: string;
  /** With its question mark; `''` for none. */
  readonly query: string;
  readonly log: ToldLog;
  readonly random: () => number;
  readonly counts: ReaderCounts;
  readonly onFollowing: () => void;
  readonly onFault: (what: string) => void;
}

export interface Reader {
  readonly log: ToldLog;
  /** Offset of the last event that it was told, or that passed it; 0 before its image. */
  readonly offset: number;
  /** Whether it is connected, and was told all that there was when it was. */
  readonly isFollowing: boolean;
  readonly open: () => void;
  /** Gives a connection up on which nothing came for too long. */
  readonly look: (now: number) => void;
  readonly close: () => void;
}

const FRAME = /^(?:id: ([^.\n]+)\.(\d+)\n)?event: (\w+)\ndata: (.*)$/s;

/** Where a stream stands, frame by frame (docs/STREAMS.md, "Client: phases × frames"). */
function createPlace({ log, counts, onFault }: Pick<ReaderOptions, 'log' | 'counts' | 'onFault'>) {
  let epoch = '';
  let offset = 0;
  let hasImage = false;
  let frames = 0;
  /** What the connection has announced; `undefined` before it has said whether it resumes. */
  let head: number | undefined;
  const fail = (what: string) => onFault(`${log.stream}: ${what}`);
  const follow = (from: number, to: number, frame: string) => {
    if (from !== offset + 1) fail(`${frame} ${from} after ${offset}`);
    offset = to;
  };
  const tellEvent = (at: number, text: string) => {
    follow(at, at, 'event');
    const known = log.texts.get(at);
    if (known === undefined) {
      log.texts.set(at, text);
      log.onNew(at, text);
    } else if (known !== text) fail(`event ${at} was told in two ways`);
  };
  const steps: Readonly<Record<string, (at: number, text: string) => void>> = {
    event: tellEvent,
    passed: (at, text) => follow(numberIn(text, /"from":(\d+)/), at, 'passed'),
    resumed: (_at, text) => {
      counts.resumed += 1;
      const from = numberIn(text, /"from":\{[^}]*"offset":(\d+)/);
      if (from !== offset) fail(`resumed after ${from}, asked for ${offset}`);
      head = headIn(text);
    },
    reset: (_at, text) => {
      if (hasImage) fail(`reset at ${offset}: ${text.slice(0, 120)}`);
    },
    heartbeat: (_at, text) => {
      const sent = numberIn(text, /"sent":(\d+)/);
      if (sent !== frames - 1) fail(`${frames - 1} frames came of ${sent}`);
      head = headIn(text);
    },
    imageEnd: (at) => {
      [hasImage, offset] = [true, at];
      log.began = Math.min(log.began, at);
      head = at;
    },
  };
  return {
    opened: () => {
      [frames, head] = [0, undefined];
    },
    cursor: () => (hasImage ? `${epoch}.${offset}` : undefined),
    offset: () => offset,
    /** Whether everything has come that the connection has announced. */
    isLevel: () => head !== undefined && offset >= head,
    take(text: string): void {
      const [, ofEpoch, at = '0', name = '', data = ''] = FRAME.exec(text) ?? [];
      if (name === '') return;
      frames += 1;
      if (ofEpoch !== undefined) {
        if (epoch !== '' && epoch !== ofEpoch) fail(`epoch ${ofEpoch} after ${epoch}`);
        epoch = ofEpoch;
      }
      steps[name]?.(Number(at), data);
    },
  };
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
const headIn = (text: string): number => numberIn(text, /"head":\{[^}]*"offset":(\d+)/);

/** HTTP/1.0, so that what comes is the stream and nothing between. */
const requestOf = (path: string, token: string, cursor: string | undefined): string =>
  [
    `GET ${path} HTTP/1.0`,
    'Host: localhost',
    `X-AUTH-TOKEN: Bearer ${token}`,
    'Accept: text/event-stream',
    ...(cursor === undefined ? [] : [`Last-Event-ID: ${cursor}`]),
    '\r\n',
  ].join('\r\n');

export function createReader(options: ReaderOptions): Reader {
  const { port, token, query, log, random, counts, onFollowing } = options;
  const path = `/api/streams/${log.stream === 'events' ? 'events' : 'bets'}${query}`;
  const place = createPlace(options);
  let socket: Socket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFollowing = false;
  let isClosed = false;
  let attempt = 0;
  let floorMs = 0;
  let healthySince = 0;
  let heardAt = 0;
  const comeAgain = () => {
    if (isFollowing && performance.now() - healthySince >= HEALTHY_MS) attempt = 0;
    [socket, isFollowing] = [undefined, false];
    if (isClosed) return;
    counts.cut += 1;
    timer = setTimeout(open, retryDelay(attempt, floorMs, random()));
    [attempt, floorMs] = [attempt + 1, 0];
  };
  const takeFrames = (text: string): string => {
    let from = 0;
    for (let to = text.indexOf('\n\n'); to >= 0; to = text.indexOf('\n\n', from)) {
      const frame = text.slice(from, to);
      from = to + 2;
      if (frame.startsWith('retry: ')) floorMs = Number(frame.slice(7));
      place.take(frame);
      if (isFollowing || !place.isLevel()) continue;
      [isFollowing, healthySince] = [true, performance.now()];
      onFollowing();
    }
    return text.slice(from);
  };
  const open = () => {
    const opened = connect(port, '127.0.0.1');
    socket = opened;
    heardAt = performance.now();
    place.opened();
    let rest = '';
    let isStream = false;
    opened.write(requestOf(path, token, place.cursor()));
    opened.on('data', (bytes: Buffer) => {
      if (isClosed) return;
      heardAt = performance.now();
      rest += bytes.toString('latin1');
      if (!isStream) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const [status, retryAfter] = headOf(rest.slice(0, end));
        rest = rest.slice(end + 4);
        isStream = status === 200;
        if (!isStream) {
          counts.refused.set(status, (counts.refused.get(status) ?? 0) + 1);
          floorMs = retryAfter;
          opened.destroy();
          return;
        }
      }
      rest = takeFrames(rest);
    });
    opened.on('error', () => undefined);
    opened.on('close', comeAgain);
  };
  return {
    log,
    get offset() {
      return place.offset();
    },
    get isFollowing() {
      return isFollowing;
    },
    open,
    look(now) {
      if (socket === undefined || now - heardAt < SILENT_MS) return;
      counts.silent += 1;
      heardAt = now;
      socket.destroy();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.destroy();
    },
  };
}

/** @returns the status, and how long `Retry-After` asks to wait, ms */
function headOf(head: string): readonly [status: number, retryAfter: number] {
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(head) ?? [];
  const [, seconds] = /^retry-after: (\d+)/im.exec(head) ?? [];
  return [Number(status), Number(seconds ?? 0) * 1_000];
}
