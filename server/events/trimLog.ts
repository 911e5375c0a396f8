/** Keeps the log bounded: the oldest events of a stream go once it holds more than it may. Cursors below get `reset` (S-3). */
import { breathe } from '../breathe.ts';
import type { Store, Work } from '../store/store.ts';

/** Numbers of events; what is older is answered with an image (S-3). */
export interface Retention {
  /** Events kept on `events`. */
  readonly events: number;
  /** Events kept for each member. */
  readonly perMember: number;
}

/** At 30 changes a second not quite two hours of events. */
export const DEFAULT_RETENTION: Retention = { events: 200_000, perMember: 5_000 };

/** Rows removed in one transaction, so that a bet never waits long behind it. */
const TRIM_ROWS = 5_000;

/**
 * Trims what is over, in short transactions.
 *
 * @returns the number of events removed
 */
export async function trimLog(store: Store, retention: Retention): Promise<number> {
  let removed = 0;
  for (const stream of await store.read((tx) => streamsOver(tx, retention))) {
    const keep = stream === 'events' ? retention.events : retention.perMember;
    for (let step = 1; step > 0; removed += step) {
      step = await store.write((tx) => trimStep(tx, stream, keep));
      await breathe();
    }
  }
  return removed;
}

async function streamsOver(tx: Work, retention: Retention): Promise<string[]> {
  const rows = await tx.selectFrom('stream_heads').select(['stream', 'head', 'trimmed_to']).execute();
  return rows
    .filter((row) => row.head - row.trimmed_to > (row.stream === 'events' ? retention.events : retention.perMember))
    .map((row) => row.stream);
}

async function trimStep(tx: Work, stream: string, keep: number): Promise<number> {
  const row = await tx.selectFrom('stream_heads').selectAll().where('stream', '=', stream).executeTakeFirst();
  if (row === undefined) return 0;
  const trimmedTo = Math.min(row.head - keep, row.trimmed_to + TRIM_ROWS);
  if (trimmedTo <= row.trimmed_to) return 0;
  await tx.updateTable('stream_heads').set({ trimmed_to: trimmedTo }).where('stream', '=', stream).execute();
  await tx.deleteFrom('event_log').where('stream', '=', stream).where('position', '<=', trimmedTo).execute();
  return trimmedTo - row.trimmed_to;
}
