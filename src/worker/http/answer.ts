/** What the origin's answer to a call says: read once, whatever it is. */
import { summaryOf } from '../../domain/events/decode.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import type { z } from 'zod';

/** An answer of any status: whether it is what the call promises is for the reader to say. */
export interface Answer {
  readonly status: number;
  /** Parsed JSON; `undefined` for an empty body; a string where the call takes text and got it. */
  readonly body: unknown;
  /** How long the origin asks not to be asked again, ms; only where it does. */
  readonly retryAfterMs?: number;
}

/** How the outside failed to answer as agreed. `unexpected`: something answered, but not the origin's JSON. */
export type HttpFailure = { readonly kind: 'unreachable' } | { readonly kind: 'unexpected'; readonly detail: string };

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

/** @param takesText whether a 4xx may answer in plain text @returns `undefined` for one that nobody can read */
export function readAnswer({ status, headers, text }: RawAnswer, takesText: boolean, now: number): Answer | undefined {
  const retryAfterMs = retryAfterOf(headers.get('retry-after'), now);
  const answered = { status, ...(retryAfterMs === 0 ? {} : { retryAfterMs }) };
  if (text === '') return { ...answered, body: undefined };
  const json = parseJson(text);
  if (json.ok) return { ...answered, body: json.value };
  const said = takesText && status >= 400 && status < 500 ? plainText(headers.get('content-type') ?? '', text) : '';
  return said === '' ? undefined : { ...answered, body: said };
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
