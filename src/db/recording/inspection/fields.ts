/** Fields of values of any shape: a recording lets out of rows and events what its allow-list knows, and code of another day may have written them. */

/** @returns `undefined` where the way ends earlier */
export function fieldOf(value: unknown, ...way: readonly string[]): unknown {
  let at = value;
  for (const name of way) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

/** A field that is a text. */
export function textOf(value: unknown, ...way: readonly string[]): string | undefined {
  const field = fieldOf(value, ...way);
  return typeof field === 'string' ? field : undefined;
}

/** A field that is a number. */
export function numberOf(value: unknown, ...way: readonly string[]): number | undefined {
  const field = fieldOf(value, ...way);
  return typeof field === 'number' ? field : undefined;
}

/** A field that is a list; an empty one for anything else. */
export function listOf(value: unknown, ...way: readonly string[]): readonly unknown[] {
  const field = fieldOf(value, ...way);
  return Array.isArray(field) ? field : [];
}

/** A worker, a session or a key, which stands in a recording under a pseudonym: its number. */
export const shortName = (id: string): string => id.replace(/^recorded0*/, 'w-');

/** All fields; none of what has none. */
export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
