/**
 * A security event as a line of JSON: when (UTC), what, who, from where. Bounded, and with nothing in it that opens anything.
 *
 * The events' types name no secret. What an operator changed is a value of any shape, so that it is looked through: whatever stands under
 * the name of a secret is left out, and what is long is told by its length and digest.
 */
import { createHash } from 'node:crypto';
import type { SecurityEvent } from './securityLog.ts';

/** What the log says of itself. */
export interface LeftOut {
  readonly name: 'linesLeftOut';
  readonly count: number;
}

/** Characters of a value of any shape. */
const LONGEST_VALUE = 2_000;
/** Characters of a name, an address or a reason. */
const LONGEST_WORD = 200;
const SECRET = /pass|secret|token|ticket|pin$|hash|otp|recovery|authori[sz]ation|cookie/i;

/** @param now epoch ms */
export function lineOf(now: number, event: SecurityEvent | LeftOut): string {
  const { name, ...rest } = event;
  const fields = Object.entries(rest).map(([key, value]) => [
    key,
    key === 'before' || key === 'after' ? bounded(value) : brief(value),
  ]);
  return `${JSON.stringify({ at: new Date(now).toISOString(), event: name, ...Object.fromEntries(fields) })}\n`;
}

const brief = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, LONGEST_WORD) : value);

function bounded(value: unknown): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) => (SECRET.test(key) ? '(left out)' : inner)) ?? 'null';
  if (text.length <= LONGEST_VALUE) return JSON.parse(text);
  return { length: text.length, sha256: createHash('sha256').update(text).digest('base64url') };
}
