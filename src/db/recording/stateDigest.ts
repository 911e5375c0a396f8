/**
 * A fingerprint of everything that is stored (RCD-9): a sum over the rows, so that it does not matter in which order they came, and one that changed is
 * taken out and added anew. Made of nothing but whole numbers and texts: the same in every browser and in Node. Not a security measure.
 */

/** Two sums of 32 bits. */
export interface DigestSum {
  readonly high: number;
  readonly low: number;
}

/** Of nothing stored. */
export const NO_ROWS: DigestSum = { high: 0, low: 0 };

/** With what another adds. */
export const plus = (a: DigestSum, b: DigestSum): DigestSum => ({
  high: (a.high + b.high) >>> 0,
  low: (a.low + b.low) >>> 0,
});

/** Without what another added. */
export const minus = (a: DigestSum, b: DigestSum): DigestSum => ({
  high: (a.high - b.high) >>> 0,
  low: (a.low - b.low) >>> 0,
});

/** @returns 16 hexadecimal digits */
export const digestText = ({ high, low }: DigestSum): string =>
  high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');

/** What a row adds. @param name of its database and table, with its key */
export function digestOfRow(name: string, row: unknown): DigestSum {
  const text = `${name}|${canonicalJson(row)}`;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low ^= low >>> 15;
  }
  return { high: high >>> 0, low: low >>> 0 };
}

/** JSON with fields in the order of their names; one without a value is left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((one) => (one === undefined ? 'null' : canonicalJson(one))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}
