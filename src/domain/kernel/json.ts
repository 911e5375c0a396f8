/** Text from outside as JSON: a value or the reason why it is none, never an exception. */
import { fail, succeed, type Result } from './decision.ts';

/** `JSON.parse` as a value. */
export function parseJson(text: string): Result<unknown, string> {
  try {
    const value: unknown = JSON.parse(text);
    return succeed(value);
  } catch (error) {
    return fail(error instanceof Error ? error.message.slice(0, 120) : 'unreadable');
  }
}
