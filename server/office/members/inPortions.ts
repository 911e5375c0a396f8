/** What is too much for one reading: the embedded database answers within a turn of the event loop, so that everybody waits until it has. */
import { sql, type RawBuilder } from 'kysely';
import { breathe } from '../../breathe.ts';
import type { Store, Work } from '../../store/store.ts';

/** Rows of a portion: some milliseconds. */
const PORTION_ROWS = 500;

/** A portion of a span. Those that stand at one place are never parted. */
interface Portion<Place, Row> {
  /** The place of the last row. */
  readonly through: Place;
  readonly rows: readonly Row[];
}

/**
 * Reads one portion after the other, each on the state of its own moment, and lets everybody else have a turn between them.
 *
 * @param portion of the rows behind a place; `undefined` once there are none
 * @param take told of each portion in turn
 */
export async function inPortions<Place, Row>(
  store: Store,
  start: Place,
  portion: (tx: Work, behind: Place) => Promise<Portion<Place, Row> | undefined>,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  let behind = start;
  for (;;) {
    const place = behind;
    const read = await store.read((tx) => portion(tx, place));
    await breathe();
    if (read === undefined) return;
    take(read.rows);
    behind = read.through;
  }
}

/**
 * Where the next portion ends.
 *
 * @param place the column that rows are taken in the order of
 * @param rows what they are taken from, as after `FROM`, with the place that they are behind
 * @returns `null` where there are none
 */
export async function portionEnd<Place>(
  tx: Work,
  place: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<Place | null> {
  const { rows: ends } = await sql<{ through: Place | null }>`
    SELECT max(${place}) AS through FROM (SELECT ${place} FROM ${rows} ORDER BY ${place} LIMIT ${PORTION_ROWS}) AS next`.execute(
    tx,
  );
  return ends[0]?.through ?? null;
}
