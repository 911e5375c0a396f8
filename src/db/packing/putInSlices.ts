/**
 * Writes many rows without waking every live query: Dexie marks the whole table changed when 50 or more rows are put at
 * once, so larger sets go in slices of 49 inside the caller's transaction. They are asked for together: waiting for one before
 * the next is asked for costs a way to the browser's storage and back each.
 */
import type { Table } from 'dexie';

const SLICE = 49;

export async function putInSlices<Row, Key>(table: Table<Row, Key>, rows: readonly Row[]): Promise<void> {
  await Promise.all(slicesOf(rows).map((slice) => table.bulkPut(slice)));
}

/** Rows put at once while tabs wait for the worker: as many as make a batch that is marked as the whole table, and few more. */
const TURN = 64;

/** Writes many rows a turn at a time, so that the worker answers in between. Marks the whole table changed from 50 rows on. */
export async function putInTurns<Row, Key>(table: Table<Row, Key>, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += TURN) await table.bulkPut(rows.slice(start, start + TURN));
}

export async function deleteInSlices<Row, Key>(table: Table<Row, Key>, keys: readonly Key[]): Promise<void> {
  await Promise.all(slicesOf(keys).map((slice) => table.bulkDelete(slice)));
}

function slicesOf<Item>(items: readonly Item[]): Item[][] {
  const slices: Item[][] = [];
  for (let start = 0; start < items.length; start += SLICE) slices.push(items.slice(start, start + SLICE));
  return slices;
}
