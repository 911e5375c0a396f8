/**
 * How tabs learn that the browser gives no room for anything any more (D1): the row that would say so cannot be written either, so
 * it is said aloud, again with every write that fails, and once more when one goes through.
 */
import { isQuotaError } from '../db/care/quota.ts';
import type { RoomWord } from './contract.ts';

/** Runs a write, tells the tabs if it fails for want of room, and fails as it does. */
export type RoomCare = <Value>(write: () => Promise<Value>) => Promise<Value>;

/** Wraps a write: its failure for want of room is told to the tabs and thrown on to whoever wrote. */
export function createRoomCare(channel: { post(word: RoomWord): void }): RoomCare {
  let isFull = false;
  return async (write) => {
    try {
      const value = await write();
      if (isFull) channel.post('roomAgain');
      isFull = false;
      return value;
    } catch (error) {
      if (isQuotaError(error)) {
        isFull = true;
        channel.post('noRoom');
      }
      throw error;
    }
  };
}
