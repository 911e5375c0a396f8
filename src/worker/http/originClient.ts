/**
 * The one way to the origin: every call has a time limit, ends in a value, and is looked at once for statuses that end the
 * session (SES-07).
 */
import type { HttpCall, PartsGiven } from '../../domain/calls/httpCall.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { summaryOf } from '../../domain/events/decode.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import { sessionEndingOf, type SessionEnding } from '../../domain/session/session.ts';
import type { z } from 'zod';
import type { LineMeter } from '../line/meter.ts';
import type { Clock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';

/** What is needed of a `Response`. Not the class itself, which cannot have status 600. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<HttpResponse>;

/** Who asks. Without a session no session can be ended by the answer. */
export interface Credentials {
  readonly token: string;
  readonly sessionId: string | null;
}

/** A call that a client of ours makes. */
export type TimedCall = HttpCall & { readonly timeoutMs: number };

/** What a call is made with, beside what its row says. */
export type Asking<Call extends HttpCall> = PartsGiven<Call> & {
  readonly credentials: Credentials | null;
  /** Instead of the row's. */
  readonly timeoutMs?: number;
  /** Whether a 4xx may answer in plain text; anything else that is no JSON is `unexpected`. */
  readonly takesText?: boolean;
};

export interface Answer {
  readonly status: number;
  /** Parsed JSON; `undefined` for an empty body; a string where the call takes text and got it. */
  readonly body: unknown;
  /** How long the origin asks not to be asked again, ms; only where it does. */
  readonly retryAfterMs?: number;
}

/** How the outside failed to answer as agreed. `unexpected`: something answered, but not the origin's JSON. */
export type HttpFailure = { readonly kind: 'unreachable' } | { readonly kind: 'unexpected'; readonly detail: string };

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

export function createOriginClient(deps: OriginClientDeps): OriginClient {
  const endIfTold = async (status: number, credentials: Credentials | null): Promise<boolean> => {
    const ending = sessionEndingOf(status);
    if (ending === undefined || credentials === null || credentials.sessionId === null) return false;
    await deps.onSessionEnding(credentials.sessionId, ending);
    return true;
  };

  /**
   * Asks for a body that is read on. Its time limit covers the headers only, and it stays linked to the signal while it is read: letting go
   * of that is how it ends.
   *
   * @param take what an answer comes to; `undefined` for one that is refused
   */
  const openBody = async <Taken extends { readonly kind: string }>(
    path: string,
    credentials: Credentials,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    take: (response: HttpResponse) => Taken | undefined,
  ): Promise<Taken | NotOpen> => {
    const request = linkedAbort(signal);
    const cancel = deps.clock.after(STREAM_CONNECT_MS, request.abort);
    try {
      const response = await deps.fetch(deps.base + path, {
        method: 'GET',
        headers: { ...headers, ...tokenHeader(credentials) },
        ...COMMON,
        signal: request.signal,
      });
      if (await endIfTold(response.status, credentials)) return { kind: 'ended' };
      const taken = take(response);
      if (taken?.kind !== 'open') request.abort();
      return (
        taken ?? { kind: 'refused', retryAfterMs: retryAfterOf(response.headers.get('retry-after'), deps.clock.now()) }
      );
    } catch {
      return { kind: 'unreachable' };
    } finally {
      cancel();
    }
  };

  return {
    async ask(call, asking) {
      const { credentials, timeoutMs = call.timeoutMs, takesText = false } = asking;
      const { params, query, body, headers = {} } = asking as GivenParts;
      const { method } = call;
      const path = pathOf(call, params, query);
      const controller = new AbortController();
      const cancel = deps.clock.after(timeoutMs, () => {
        controller.abort();
      });
      const measured = deps.meter?.call();
      try {
        const response = await deps.fetch(deps.base + path, {
          method,
          headers: { ...headers, ...tokenHeader(credentials), ...(body === undefined ? {} : JSON_TYPE) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...COMMON,
          signal: controller.signal,
        });
        measured?.answered();
        await endIfTold(response.status, credentials);
        const text = await response.text();
        const retryAfterMs = retryAfterOf(response.headers.get('retry-after'), deps.clock.now());
        const answered = { status: response.status, ...(retryAfterMs === 0 ? {} : { retryAfterMs }) };
        if (text === '') return succeed({ ...answered, body: undefined });
        const json = parseJson(text);
        if (json.ok) return succeed({ ...answered, body: json.value });
        const type = response.headers.get('content-type') ?? 'no type';
        const said = takesText && response.status >= 400 && response.status < 500 ? plainText(type, text) : '';
        if (said !== '') return succeed({ ...answered, body: said });
        const detail = `${method} ${path} ${response.status} ${type}`;
        deps.onUnreadable('notJson', detail);
        return fail({ kind: 'unexpected', detail: `status ${response.status}` });
      } catch {
        return fail({ kind: 'unreachable' });
      } finally {
        cancel();
        measured?.stop();
      }
    },

    open: (path, credentials, cursor, signal) => {
      const headers = { accept: 'text/event-stream', ...(cursor === undefined ? {} : { 'last-event-id': cursor }) };
      return openBody(path, credentials, headers, signal, ({ status, headers, body }) => {
        const type = headers.get('content-type') ?? '';
        if (status !== 200) return undefined;
        const isCompressed = headers.get('content-encoding') !== null;
        if (type.startsWith('text/event-stream') && body !== null) return { kind: 'open', body, isCompressed } as const;
        deps.onUnreadable('notAStream', `${path} ${status} ${type}`);
        return undefined;
      });
    },

    download: (path, credentials, from, signal) => {
      const headers = { accept: 'application/octet-stream', ...(from === 0 ? {} : { range: `bytes=${from}-` }) };
      return openBody<BytesAnswer>(path, credentials, headers, signal, ({ status, headers, body }) => {
        if (status === 404 || status === 410 || status === 416) return { kind: 'gone' };
        const start = status === 206 ? startOf(headers.get('content-range')) : 0;
        const isTaken = (status === 200 || status === 206) && start <= from && body !== null;
        return isTaken ? { kind: 'open', from: start, body } : undefined;
      });
    },
  };
}

/** What the parts of any call are once its row's types have checked them. */
interface GivenParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a call goes, below the base. */
export function pathOf(
  { path }: HttpCall,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

/** The first byte that a `Content-Range` names; beyond all bytes where it names none. */
function startOf(range: string | null): number {
  const [, first] = /^bytes (\d{1,15})-/.exec(range ?? '') ?? [];
  return first === undefined ? Infinity : Number(first);
}

/** How long an answer asks not to be asked again, ms; 0 where it does not. */
export function restOf(answer: Result<Answer, HttpFailure>): number {
  return answer.ok ? (answer.value.retryAfterMs ?? 0) : 0;
}

/** The body of a 200 by schema; anything else is `unexpected`. */
export function readAs<Schema extends z.ZodType>(
  answer: Result<Answer, HttpFailure>,
  schema: Schema,
): Result<z.infer<Schema>, HttpFailure> {
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) return fail({ kind: 'unexpected', detail: `status ${answer.value.status}` });
  const parsed = schema.safeParse(answer.value.body);
  return parsed.success ? succeed(parsed.data) : fail({ kind: 'unexpected', detail: summaryOf(parsed.error) });
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;
/** A redirect is a captive portal, never the origin. The token travels in its header only. */
const COMMON = { redirect: 'error', cache: 'no-store', credentials: 'omit' } as const;

function tokenHeader(credentials: Credentials | null): Record<string, string> {
  return credentials === null ? {} : { 'x-auth-token': `Bearer ${credentials.token}` };
}

/** As much of a sentence as anybody is shown. */
const LONGEST_TEXT = 300;

/** The body of a `text/plain` answer as one line, bounded; empty for any other. */
function plainText(type: string, text: string): string {
  if (!/^text\/plain\s*(?:;|$)/i.test(type)) return '';
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

const LONGEST_RETRY_AFTER_MS = 5 * 60_000;

/** `Retry-After` as ms from `now`: seconds or a date; 0 if absent or unreadable. Bounded. */
export function retryAfterOf(value: string | null, now: number): number {
  if (value === null) return 0;
  const seconds = /^\d{1,6}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_RETRY_AFTER_MS) : 0;
}
