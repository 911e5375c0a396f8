/** The office's stream: opened, read, watched, opened again. Where it stands is decided in `linkState.ts`; what it tells goes to whoever listens. */
import { createParser } from 'eventsource-parser';
import { isFrameName, readFrame, type Frame, type RawFrame } from '../../../domain/events/frames.ts';
import { formatPosition, type Position } from '../../../domain/kernel/position.ts';
import type { DoorReason } from '../../../domain/office/operator.ts';
import { linkDelay, nextLinkState, silentFrom, type LinkSignal, type LinkState } from './linkState.ts';

/** What a screen is told of the link. Times in epoch ms of this machine; `skewMs` is what the origin's clock is ahead by. */
export interface LinkStatus {
  readonly state: LinkState;
  /** When the last frame came; `undefined` before the first. */
  readonly heardAt: number | undefined;
  /** When the next try is due, while waiting. */
  readonly retryAt: number | undefined;
  readonly skewMs: number;
}

export interface OfficeLink {
  status(): LinkStatus;
  subscribe(listener: () => void): () => void;
  start(): void;
  wake(): void;
  stop(): void;
}

export interface OfficeLinkDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly fraction: () => number;
  /** Told of every frame but heartbeats. */
  onFrame(frame: Frame): void;
  /** The origin let nobody in. */
  onShut(reason: DoorReason): void;
}

const ADDRESS = '/api/office/stream';
/** Until the first heartbeat says how often they come, ms. */
const FIRST_PATIENCE_MS = 6_000;
const MAX_FRAME_CHARS = 1024 * 1024;

export function createOfficeLink(deps: OfficeLinkDeps): OfficeLink {
  const listeners = new Set<() => void>();
  let status: LinkStatus = { state: 'off', heardAt: undefined, retryAt: undefined, skewMs: 0 };
  let cursor: Position | undefined;
  let attempt = 0;
  let connection: AbortController | undefined;
  let cancelRetry = () => {};

  const show = (change: Partial<LinkStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };
  const signal = (said: LinkSignal) => {
    const { to, action } = nextLinkState(status.state, said);
    if (action === 'none' && to === status.state) return;
    if (action === 'connect') connect();
    if (action === 'wait') wait();
    if (action === 'stop') letGo();
    show({ state: to, ...(action === 'wait' ? {} : { retryAt: undefined }) });
  };
  const letGo = () => {
    cancelRetry();
    connection?.abort();
    connection = undefined;
  };
  const wait = () => {
    letGo();
    const ms = linkDelay(attempt, deps.fraction());
    attempt += 1;
    cancelRetry = deps.after(ms, () => signal('retryDue'));
    show({ retryAt: deps.now() + ms });
  };
  const connect = () => {
    letGo();
    const controller = new AbortController();
    connection = controller;
    const isCurrent = () => connection === controller;
    const take = (frame: Frame) => {
      if (!isCurrent()) return;
      const heardAt = deps.now();
      if (frame.name === 'heartbeat') show({ heardAt, skewMs: frame.serverTime - heardAt });
      else show({ heardAt });
      if ('position' in frame && frame.position !== undefined) cursor = frame.position;
      // What cannot be read is not stepped over: the stream begins anew.
      if (frame.name === 'poison' || frame.name === 'reset') cursor = undefined;
      if (frame.name === 'reset') cursor = frame.head;
      if (frame.name !== 'heartbeat') deps.onFrame(frame);
      attempt = 0;
    };
    readStream({ ...deps, cursor, controller, take, opened: () => isCurrent() && signal('opened') }).then(
      (reason) => {
        if (!isCurrent()) return;
        if (reason === undefined) signal('lost');
        else deps.onShut(reason);
      },
      () => {
        if (isCurrent()) signal('lost');
      },
    );
  };
  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => signal('start'),
    wake: () => signal('wake'),
    stop: () => signal('shut'),
  };
}

interface Reading extends Pick<OfficeLinkDeps, 'fetch' | 'now' | 'after'> {
  readonly cursor: Position | undefined;
  readonly controller: AbortController;
  readonly take: (frame: Frame) => void;
  readonly opened: () => void;
}

/** Reads one connection to its end. @returns why nobody was let in; `undefined` where it ended otherwise */
async function readStream({
  fetch,
  cursor,
  controller,
  take,
  opened,
  ...clock
}: Reading): Promise<DoorReason | undefined> {
  const watch = createWatch(clock, () => controller.abort());
  try {
    const response = await fetch(ADDRESS, {
      signal: controller.signal,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        accept: 'text/event-stream',
        'x-office': '1',
        ...(cursor === undefined ? {} : { 'last-event-id': formatPosition(cursor) }),
      },
    });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok || response.body === null) return undefined;
    opened();
    const parser = createParser({
      maxBufferSize: MAX_FRAME_CHARS,
      onEvent: (raw: RawFrame) => {
        if (!isFrameName(raw.event)) return;
        const frame = readFrame(raw, 'bets');
        watch.heard(frame.name === 'heartbeat' ? frame.heartbeatMs : undefined);
        take(frame);
      },
    });
    const decoder = new TextDecoder();
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    watch.stop();
  }
}

/** Bites when no frame came for two and a half heartbeats. */
function createWatch({ now, after }: Pick<OfficeLinkDeps, 'now' | 'after'>, bite: () => void) {
  let beat = FIRST_PATIENCE_MS;
  let cancel = after(beat, bite);
  return {
    heard(heartbeatMs: number | undefined) {
      beat = heartbeatMs ?? beat;
      cancel();
      cancel = after(silentFrom(now(), beat) - now(), bite);
    },
    stop: () => cancel(),
  };
}
