/** Lines of a member as they are read: JSON of no more depth than it may have, of the shape that its kind has (RCD-7). */
import type { z } from 'zod';
import { fail, succeed, type Result } from '../kernel/decision.ts';
import { parseJson } from '../kernel/json.ts';
import { RECORDING_LIMITS } from './recording.ts';
import { problemOf, type RecordingProblem } from './recordingProblem.ts';

/** @param line its place in the member, from 1 */
export function parseLine(text: string, member: number, line: number): Result<unknown, RecordingProblem> {
  const json = parseJson(text);
  // What the parser says repeats what it read.
  if (!json.ok) return fail(problemOf(member, line, 'notJson', 'not JSON'));
  if (isWithin(json.value, RECORDING_LIMITS.depth)) return json;
  return fail(problemOf(member, line, 'tooDeep', `beyond ${RECORDING_LIMITS.depth}`));
}

/** Whether nothing in a value stands deeper than so many levels. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.values(value).every((one) => isWithin(one, levels - 1));
}

/** A value as a schema has it; what it says beyond that is left out. */
export function bySchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  member: number,
  line: number,
): Result<z.infer<Schema>, RecordingProblem> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  const [issue] = parsed.error.issues;
  return fail(problemOf(member, line, 'unknownLine', issue?.path.join('.') ?? ''));
}
