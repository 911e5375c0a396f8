/** Which row keys go to from a chosen one (`useDeskKeys`). Pure. */

/**
 * The row beside a chosen one; the first or last where it would be beyond, the first where none is chosen.
 *
 * @param step 1 for the next, −1 for the one before
 */
export function rowBeside<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  chosen: string | undefined,
  step: 1 | -1,
): Row | undefined {
  const place = rows.findIndex((row) => keyOf(row) === chosen);
  return place < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, place + step))];
}
