/**
 * Texts that not every database takes. A NUL is a letter to SQLite and none to PostgreSQL; half of a letter of two halves is kept by neither, and JSON that spells one
 * out is none to what PostgreSQL looks into. What comes from outside is looked through where it comes in (CALL-6, FX-13): no statement has to.
 */

const NUL_OR_HALF = /[\0\p{Surrogate}]/u;

/** Whether a text anywhere in a value, as JSON or a schema gives one, has a NUL or half of a letter. However deep it is: what waits to be looked at is a list, and no call in a call. */
export function holdsNulOrHalf(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && NUL_OR_HALF.test(next)) return true;
    if (typeof next === 'object' && next !== null) for (const part of Object.entries(next)) waiting.push(...part);
  }
  return false;
}
