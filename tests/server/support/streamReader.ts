/** Reads a stream of the origin as the client's schemas do, frame by frame, with a limit on every wait. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { onTestFinished } from 'vitest';
import type { StreamName } from '../../../src/domain/events/catalogue.ts';
import { readFrame, type Frame } from '../../../src/domain/events/frames.ts';
import type { Origin } from '../../../server/origin.ts';

export interface StreamReader {
  readonly status: number;
  readonly headers: Headers;
  /** Every frame read so far, heartbeats included. */
  readonly frames: readonly Frame[];
  /** Whether the origin has closed the stream. */
  readonly isEnded: boolean;
  /** Resolves with the first frame, read already or not, that fits. */
  until(fits: (frame: Frame) => boolean, what?: string): Promise<Frame>;
  ended(): Promise<void>;
  close(): void;
}

const LIMIT_MS = 45_000;

export const openStream = (
  origin: Origin,
  stream: StreamName,
  token: string,
  lastEventId?: string,
  query = '',
): Promise<StreamReader> =>
  readStream(`${origin.url}/api/streams/${stream}${query}`, stream, {
    'x-auth-token': `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });

/** The stream of operators says rows and documents as a member's own does. */
export const openOfficeStream = (origin: Origin, cookie: string, lastEventId?: string): Promise<StreamReader> =>
  readStream(`${origin.url}/api/office/stream`, 'bets', {
    cookie,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });

async function readStream(url: string, stream: StreamName, headers: Record<string, string>): Promise<StreamReader> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const frames: Frame[] = [];
  let isEnded = false;
  let wake = () => {};
  const read = async () => {
    if (response.body === null) return;
    const decoder = new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>;
    for await (const message of response.body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
      frames.push(readFrame(message, stream));
      wake();
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
      wake();
    });
  const waitFor = async <Value>(look: () => Value | undefined, what: string): Promise<Value> => {
    const deadline = Date.now() + LIMIT_MS;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (Date.now() > deadline || isEnded)
        throw new Error(`no ${what} among ${frames.map((one) => one.name).join(' ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const reader: StreamReader = {
    status: response.status,
    headers: response.headers,
    frames,
    get isEnded() {
      return isEnded;
    },
    until: (fits, what = 'such frame') => waitFor(() => frames.find(fits), what),
    async ended() {
      const deadline = Date.now() + LIMIT_MS;
      while (!isEnded) {
        if (Date.now() > deadline) throw new Error('the stream did not end');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    close: () => {
      abort.abort();
    },
  };
  onTestFinished(reader.close);
  return reader;
}

/** The frames of one name, typed. */
export function framesOf<Name extends Frame['name']>(
  reader: StreamReader,
  name: Name,
): Extract<Frame, { name: Name }>[] {
  return reader.frames.filter((frame): frame is Extract<Frame, { name: Name }> => frame.name === name);
}

export const isFrame =
  <Name extends Frame['name']>(name: Name) =>
  (frame: Frame): boolean =>
    frame.name === name;

export const isEvent =
  (type: string) =>
  (frame: Frame): boolean =>
    frame.name === 'event' && frame.event.type === type;
