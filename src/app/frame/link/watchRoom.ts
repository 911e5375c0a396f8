/** Whether the browser gives room for anything at all (D1), as the worker that writes has said last. */
import type { RoomWord } from '../../../worker/contract.ts';
import type { Channel } from '../../../worker/ports/channel.ts';
import type { Clock } from '../../../worker/ports/clock.ts';
import type { RoomWatch } from '../../kit/ports/roomWatch.ts';

/** A leader without room tries again after ten seconds at most: if it has said nothing for longer it is gone, ms. */
export const NO_ROOM_FOR_MS = 30_000;

const NO_ROOM: RoomWord = 'noRoom';
const ROOM_AGAIN: RoomWord = 'roomAgain';

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
