/**
 * Texts that not every database takes. A NUL is a letter to SQLite and none to PostgreSQL; half of a letter of two halves is kept by neither, and JSON that spells one
 * out is none to what PostgreSQL looks into. What comes from outside is looked through where it comes in (CALL-6, FX-13): no statement has to.
 */

/** Whether a text anywhere in a value, as JSON or a schema gives one, has a NUL. */
export const holdsNul = (value: unknown): boolean => holdsText(value, (text) => text.includes('\0'));

/** Whether one has a NUL, or half of a letter. */
export const holdsNulOrHalf = (value: unknown): boolean => holdsText(value, (text) => /[\0\p{Surrogate}]/u.test(text));

/** However deep a value is: what waits to be looked at is a list, and no call in a call. */
function holdsText(value: unknown, isMeant: (text: string) => boolean): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && isMeant(next)) return true;
    if (typeof next === 'object' && next !== null) for (const part of Object.entries(next)) waiting.push(...part);
  }
  return false;
}
