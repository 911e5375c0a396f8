/**
 * How tabs learn that the browser gives no room for anything any more (D1): the row that would say so cannot be written either, so
 * it is said aloud, again with every write that fails, and once more when one goes through.
 */
import { isQuotaError } from '../../db/care/quota.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';

/** Of its own: a page in the back/forward cache that hears what workers say to each other all the time would be dropped from it. */
export const ROOM_CHANNEL = 'hanpan-room';

const NO_ROOM = 'noRoom';
const ROOM_AGAIN = 'roomAgain';
/** A leader without room tries again after ten seconds at most: if it has said nothing for longer it is gone, ms. */
export const NO_ROOM_FOR_MS = 30_000;

/** Runs a write, tells the tabs if it fails for want of room, and fails as it does. */
export type RoomCare = <Value>(write: () => Promise<Value>) => Promise<Value>;

export function createRoomCare(channel: Pick<Channel, 'post'>): RoomCare {
  let isFull = false;
  return async (write) => {
    try {
      const value = await write();
      if (isFull) channel.post(ROOM_AGAIN);
      isFull = false;
      return value;
    } catch (error) {
      if (isQuotaError(error)) {
        isFull = true;
        channel.post(NO_ROOM);
      }
      throw error;
    }
  };
}

export interface RoomWatch {
  subscribe(changed: () => void): () => void;
  isFull(): boolean;
}

/** One per tab. */
export function watchRoom(channel: Pick<Channel, 'listen'>, clock: Clock): RoomWatch {
  const listeners = new Set<() => void>();
  let isFull = false;
  let cancel: (() => void) | undefined;
  const become = (next: boolean) => {
    cancel?.();
    cancel = next ? clock.after(NO_ROOM_FOR_MS, () => become(false)) : undefined;
    if (next === isFull) return;
    isFull = next;
    for (const changed of listeners) changed();
  };
  channel.listen((message) => {
    if (message === NO_ROOM || message === ROOM_AGAIN) become(message === NO_ROOM);
  });
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isFull: () => isFull,
  };
}
