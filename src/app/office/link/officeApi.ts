/**
 * The one way of the office to the origin: a row of the call table, asked with the session's cookie and the header that only our own page sends. Every call has
 * a time limit and ends in a value; whoever is told that the session is over is told before the answer is handed back.
 */
import type { z } from 'zod';
import type { HttpCall, PartsGiven } from '../../../domain/calls/httpCall.ts';
import { fail, succeed, type Result } from '../../../domain/kernel/decision.ts';
import { parseJson } from '../../../domain/kernel/json.ts';
import { DoorRefusal, type DoorReason } from '../../../domain/office/operator.ts';

/** `unreachable`: no answer came, nobody knows what became of it. `door`: not let in. `refused`: a status and what was said with it. */
export type OfficeFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'door'; readonly reason: DoorReason }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown };

type AnswerOf<Call extends HttpCall> = Call['answer'] extends z.ZodType ? z.output<Call['answer']> : null;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface OfficeApi {
  /** Never rejects. */
  ask<Call extends HttpCall>(call: Call, parts: PartsGiven<Call>): Promise<Result<AnswerOf<Call>, OfficeFailure>>;
}

interface OfficeApiDeps {
  readonly fetch: Fetch;
  /** Told of every answer that does not let in, but for a right that the role has not. */
  onShut(reason: DoorReason): void;
}

const PATIENCE_MS = 12_000;

export function createOfficeApi({ fetch, onShut }: OfficeApiDeps): OfficeApi {
  return {
    async ask(call, parts) {
      try {
        const response = await fetch(addressOf(call, parts), initOf(call, parts));
        const text = await response.text();
        if (response.ok) return answered(call, response.status, text);
        const json = parseJson(text);
        const body = json.ok ? json.value : undefined;
        const door = DoorRefusal.safeParse(body);
        if (!door.success || (response.status !== 401 && response.status !== 403))
          return fail({ kind: 'refused', status: response.status, body });
        const { reason } = door.data;
        if (reason !== 'noRight') onShut(reason);
        return fail({ kind: 'door', reason });
      } catch {
        return fail({ kind: 'unreachable' });
      }
    },
  };
}

function answered<Call extends HttpCall>(
  { answer }: Call,
  status: number,
  text: string,
): Result<AnswerOf<Call>, OfficeFailure> {
  if (answer === null || typeof answer === 'string') return succeed(null as AnswerOf<Call>);
  const json = parseJson(text);
  const read = json.ok ? answer.safeParse(json.value) : undefined;
  if (read?.success === true) return succeed(read.data as AnswerOf<Call>);
  return fail({ kind: 'refused', status, body: undefined });
}

/** Values of the parts, as text. */
type Texts = Readonly<Record<string, string | number | boolean | undefined>>;
type Parts = { readonly params?: Texts; readonly query?: Texts; readonly headers?: Texts; readonly body?: unknown };

/** Where a call is asked, with its parts in path and search. */
export function addressOf(call: HttpCall, given: object): string {
  const { params = {}, query = {} } = given as Parts;
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return `/api${path}${asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`}`;
}

function initOf(call: HttpCall, given: object): RequestInit {
  const { headers = {}, body } = given as Parts;
  const own: Record<string, string> = { 'x-office': '1' };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) own[name] = String(value);
  if (body !== undefined) own['content-type'] = 'application/json';
  return {
    method: call.method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(call.timeoutMs ?? PATIENCE_MS),
    headers: own,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
