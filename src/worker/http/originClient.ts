/**
 * The one way to the origin: every call has a time limit, ends in a value, and is looked at once for statuses that end the
 * session (SES-07).
 */
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { sessionEndingOf, type SessionEnding } from '../../domain/session/session.ts';
import type { LineMeter } from '../line/meter.ts';
import type { Clock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import { readAnswer, retryAfterOf, type Answer, type HttpFailure } from './answer.ts';
import { openingRequest, requestOf, type Asking, type Credentials, type TimedCall } from './request.ts';

/** What is needed of a `Response`. Not the class itself, which cannot have status 600. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
}

/** The browser's `fetch`, or a simulated line; rejects where no answer came, and on abort. */
export type Fetch = (url: string, init: RequestInit) => Promise<HttpResponse>;

/** Why there is no body to be read. */
type NotOpen =
  /** `retryAfterMs` 0 when the origin named no time. */
  | { readonly kind: 'refused'; readonly retryAfterMs: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ended' };

export type StreamAnswer =
  | {
      readonly kind: 'open';
      readonly body: ReadableStream<Uint8Array>;
      /** Whether fewer bytes come over the line than the body has. */
      readonly isCompressed: boolean;
    }
  | NotOpen;

/** A body from some byte on. `gone`: nobody has it any more. */
export type BytesAnswer =
  | { readonly kind: 'open'; readonly from: number; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'gone' }
  | NotOpen;

/** Never rejects: what did not come in time, or at all, is a failure as a value. */
export interface OriginClient {
  /** Makes a call of the table; whatever comes back is handed on, by schema or not. */
  ask<Call extends TimedCall>(call: Call, asking: Asking<Call>): Promise<Result<Answer, HttpFailure>>;
  /** Opens a stream. Its time limit covers the headers only; bytes are the reader's watch. */
  open(path: string, credentials: Credentials, cursor: string | undefined, signal: AbortSignal): Promise<StreamAnswer>;
  /** Asks for bytes from `from` on. Its time limit covers the headers only. */
  download(path: string, credentials: Credentials, from: number, signal: AbortSignal): Promise<BytesAnswer>;
}

export interface OriginClientDeps {
  readonly fetch: Fetch;
  /** `/api`, or an absolute address ending with it. */
  readonly base: string;
  readonly clock: Clock;
  /** Called before the answer is handed back. */
  onSessionEnding(sessionId: string, ending: SessionEnding): Promise<void>;
  /** An answer nobody can read. `detail` holds no part of its body. */
  onUnreadable(kind: 'notJson' | 'notAStream', detail: string): void;
  /** Measures how long calls take. */
  readonly meter?: Pick<LineMeter, 'call'>;
}

const STREAM_CONNECT_MS = 10_000;

/** A status that ends the session is acted on before the answer is handed back (SES-07). */
export function createOriginClient(deps: OriginClientDeps): OriginClient {
  const { clock } = deps;
  return {
    async ask(call, asking) {
      const { credentials, timeoutMs = call.timeoutMs, takesText = false } = asking;
      const controller = new AbortController();
      const cancel = clock.after(timeoutMs, () => {
        controller.abort();
      });
      const measured = deps.meter?.call();
      try {
        const { path, init } = requestOf(call, asking);
        const response = await deps.fetch(deps.base + path, { ...init, signal: controller.signal });
        const { status, headers } = response;
        measured?.answered();
        await endIfTold(deps, status, credentials);
        const answer = readAnswer({ status, headers, text: await response.text() }, takesText, clock.now());
        if (answer !== undefined) return succeed(answer);
        deps.onUnreadable('notJson', `${call.method} ${path} ${status} ${headers.get('content-type') ?? 'no type'}`);
        return fail({ kind: 'unexpected', detail: `status ${status}` });
      } catch {
        return fail({ kind: 'unreachable' });
      } finally {
        cancel();
        measured?.stop();
      }
    },

    open: (path, credentials, cursor, signal) => {
      const headers = { accept: 'text/event-stream', ...(cursor === undefined ? {} : { 'last-event-id': cursor }) };
      return openBody(deps, { path, credentials, headers, signal }, (response) => {
        const { status, body } = response;
        const type = response.headers.get('content-type') ?? '';
        if (status !== 200) return undefined;
        const isCompressed = response.headers.get('content-encoding') !== null;
        if (type.startsWith('text/event-stream') && body !== null) return { kind: 'open', body, isCompressed } as const;
        deps.onUnreadable('notAStream', `${path} ${status} ${type}`);
        return undefined;
      });
    },

    download: (path, credentials, from, signal) => {
      const headers = { accept: 'application/octet-stream', ...(from === 0 ? {} : { range: `bytes=${from}-` }) };
      return openBody<BytesAnswer>(deps, { path, credentials, headers, signal }, (response) => {
        const { status, body } = response;
        if (status === 404 || status === 410 || status === 416) return { kind: 'gone' };
        const start = status === 206 ? startOf(response.headers.get('content-range')) : 0;
        const isTaken = (status === 200 || status === 206) && start <= from && body !== null;
        return isTaken ? { kind: 'open', from: start, body } : undefined;
      });
    },
  };
}

/** @returns whether the status ended the session of whoever asked */
async function endIfTold(
  deps: Pick<OriginClientDeps, 'onSessionEnding'>,
  status: number,
  credentials: Credentials | null,
): Promise<boolean> {
  const ending = sessionEndingOf(status);
  if (ending === undefined || credentials === null || credentials.sessionId === null) return false;
  await deps.onSessionEnding(credentials.sessionId, ending);
  return true;
}

interface Opening {
  readonly path: string;
  readonly credentials: Credentials;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Asks for a body that is read on. Its time limit covers the headers only, and it stays linked to the signal while it is read: letting go
 * of that is how it ends.
 *
 * @param take what an answer comes to; `undefined` for one that is refused
 */
async function openBody<Taken extends { readonly kind: string }>(
  deps: OriginClientDeps,
  { path, credentials, headers, signal }: Opening,
  take: (response: HttpResponse) => Taken | undefined,
): Promise<Taken | NotOpen> {
  const request = linkedAbort(signal);
  const cancel = deps.clock.after(STREAM_CONNECT_MS, request.abort);
  try {
    const init = openingRequest(credentials, headers);
    const response = await deps.fetch(deps.base + path, { ...init, signal: request.signal });
    if (await endIfTold(deps, response.status, credentials)) return { kind: 'ended' };
    const taken = take(response);
    if (taken?.kind !== 'open') request.abort();
    const retryAfterMs = retryAfterOf(response.headers.get('retry-after'), deps.clock.now());
    return taken ?? { kind: 'refused', retryAfterMs };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    cancel();
  }
}

/** The first byte that a `Content-Range` names; beyond all bytes where it names none. */
function startOf(range: string | null): number {
  const [, first] = /^bytes (\d{1,15})-/.exec(range ?? '') ?? [];
  return first === undefined ? Infinity : Number(first);
}
