/** Which events of a batch are new: the stored checkpoint, read inside the transaction that writes, decides (law 4). */
import { continuityOf, type Position } from '../../domain/kernel/position.ts';
import type { LogStream } from '../tables/rows.ts';
import type { LogStore } from './logRecords.ts';

/** Events in stream order. `null` counts as applied: one that is unreadable (rule S-9), or those passed over from `from` on (S-18). */
export interface StreamBatch<Event> {
  readonly epoch: string;
  readonly events: readonly StreamEntry<Event>[];
}

export interface StreamEntry<Event> {
  /** The first offset it stands for, if not `offset`. */
  readonly from?: number;
  readonly offset: number;
  readonly event: Event | null;
}

/** What storing a batch came to. `discontinuous`: it does not follow the checkpoint; resume from there (rule S-7). */
export type IngestOutcome =
  | { readonly kind: 'applied'; readonly position: Position }
  | { readonly kind: 'nothingNew' }
  | { readonly kind: 'discontinuous' }
  /** The member it was for is not signed in any more; nothing was written. */
  | { readonly kind: 'otherSession' }
  /** Another worker leads, or the database was made anew; nothing was written. */
  | { readonly kind: 'otherTerm' };

/** The part of a batch that follows the checkpoint, or why there is none. */
export async function admit<Event>(
  db: LogStore,
  stream: LogStream,
  batch: StreamBatch<Event>,
): Promise<StreamBatch<Event>['events'] | 'nothingNew' | 'discontinuous'> {
  const checkpoint = await db.checkpoints.get(stream);
  if (checkpoint === undefined) return 'discontinuous';
  let last: Position = checkpoint;
  const fresh = [];
  for (const entry of batch.events) {
    const position = { epoch: batch.epoch, offset: entry.offset };
    const continuity = continuityOf(last, position, entry.from);
    if (continuity === 'repeated') continue;
    if (continuity !== 'next') return 'discontinuous';
    last = position;
    fresh.push(entry);
  }
  return fresh.length === 0 ? 'nothingNew' : fresh;
}
