/** What the `events` stream tells of itself to whoever tells it on beside the database. */
import type { StoredFixtures } from '../../db/packing/fixtureMemory.ts';
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { Position } from '../../domain/kernel/position.ts';

/** Called by the sink in the order of the stream; none of these waits or throws. */
export interface FeedListener {
  /** Whether whoever looks is told what comes at once, so that storing it may wait a little longer. */
  isTelling(): boolean;
  /** Everything up to here is stored, and what follows comes in order. @param storeNow stores all that came since */
  began(position: Position, storeNow: () => Promise<unknown>): void;
  /** @param event `null` for one that counts as applied unread */
  received(position: Position, event: FeedEvent | null): void;
  /** A batch up to here is stored, and left the fixtures it was about like this. */
  committed(to: Position, left: StoredFixtures): void;
  /** The connection is over, an image comes, or something could not be stored: nothing pushed counts any more. */
  ended(): void;
}
