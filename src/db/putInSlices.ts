/**
 * Writes many rows without waking every live query: Dexie marks the whole table changed when 50 or more rows are put at
 * once, so larger sets go in slices of 49 inside the caller's transaction.
 */
import type { Table } from 'dexie';

const SLICE = 49;

export async function putInSlices<Row, Key>(table: Table<Row, Key>, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += SLICE) await table.bulkPut(rows.slice(start, start + SLICE));
}

export async function deleteInSlices<Row, Key>(table: Table<Row, Key>, keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += SLICE) await table.bulkDelete(keys.slice(start, start + SLICE));
}
