/**
 * Parses JSON whose ids are too big for a number. An LSports bet id reaches 2.2e17; `JSON.parse` would change its last digits, so
 * every integer beyond 2^53 − 1 becomes text before anything reads it. Nothing else changes, strings least of all.
 */
import { parseJson } from '../../../src/domain/kernel/json.ts';

/** A string, or a number literal. Whatever JSON has between them is left alone. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const INTEGER = /^-?\d+$/;
const LARGEST = '9007199254740991';

/**
 * @returns the value, with integers beyond ±(2^53 − 1) as text; `undefined` for a text that is not JSON
 */
export function parseBigIdJson(text: string): unknown {
  const json = parseJson(quoteBigIntegers(text));
  return json.ok ? json.value : undefined;
}

/** The same JSON with its big integers in quotes. */
export function quoteBigIntegers(text: string): string {
  return text.replace(TOKEN, (token) => (isBigInteger(token) ? `"${token}"` : token));
}

function isBigInteger(token: string): boolean {
  if (!INTEGER.test(token)) return false;
  const digits = token.startsWith('-') ? token.slice(1) : token;
  // JSON has no leading zeros, so length decides before the digits do.
  return digits.length > LARGEST.length || (digits.length === LARGEST.length && digits > LARGEST);
}
