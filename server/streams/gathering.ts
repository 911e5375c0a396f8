/**
 * Connections that are told of the feed together, not event by event: tick by tick (S-34), or a few times a second where they asked for it
 * (S-28), of that nothing that is overtaken. What locks a price, and whatever is neither a price nor a score, is told at once, with all before
 * it.
 *
 * Events are held once, however many connections wait for them.
 */
import type { Clock } from '../clock.ts';
import { createHeld } from './held.ts';
import type { OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import type { OnBehind, Way } from './way.ts';

/** Held at most; then everybody is told. */
const MOST_HELD = 4_000;
/** Between two writes to a connection that asked for no gathering, ms: a third of what is seen as at once. */
const TICK_MS = 25;

export interface Gathering extends Way {
  /** The next event of the log; told when its page is over, or later. */
  note(event: OutgoingEvent): void;
  /** No more events for now. */
  endPage(): void;
  stop(): void;
}

interface GatheringOptions {
  readonly epoch: string;
  readonly clock: Clock;
  /** How long events are held, ms; 0 for ticks: then the first after a pause is told at once, and nothing is left out. */
  readonly ms: number;
  readonly onLeftOut: (events: number) => void;
}

export function createGathering({ epoch, clock, ms, onLeftOut }: GatheringOptions): Gathering {
  const isTick = ms === 0;
  const members = new Map<StreamConnection, OnBehind>();
  const held = createHeld(epoch, !isTick);
  let cancel: (() => void) | undefined;

  const pause = () => {
    cancel?.();
    cancel = undefined;
  };
  const tellOne = (connection: StreamConnection, onBehind: OnBehind) => {
    // One that has been told everything is not behind, however much of that is unsent: it would be here again at once, and no further.
    if (held.lastOffset <= connection.offset) return;
    if (!connection.isFull || connection.topics === undefined) {
      const leftOut = held.telling().tell(connection);
      if (leftOut > 0) onLeftOut(leftOut);
      return;
    }
    members.delete(connection);
    onBehind(connection);
  };
  const tellAll = () => {
    pause();
    for (const [connection, onBehind] of [...members]) tellOne(connection, onBehind);
    held.letGo();
    if (isTick && members.size > 0) cancel = clock.after(TICK_MS, endTick);
  };
  const endTick = () => {
    cancel = undefined;
    if (held.count > 0) tellAll();
  };

  return {
    join(connection, onBehind) {
      members.set(connection, onBehind);
    },
    leave(connection) {
      members.delete(connection);
      if (members.size > 0) return;
      pause();
      held.letGo();
    },
    has: (connection) => members.has(connection),
    note(event) {
      if (members.size === 0) return;
      held.add(event);
      if (held.count >= MOST_HELD) tellAll();
    },
    endPage() {
      if (held.count === 0) return;
      if (isTick && cancel === undefined) {
        tellAll();
        return;
      }
      for (const [connection, onBehind] of [...members])
        if (held.isUrgentFor(connection)) tellOne(connection, onBehind);
      held.settleUrgent();
      cancel ??= clock.after(ms, tellAll);
    },
    tellNow(connection) {
      const onBehind = members.get(connection);
      if (onBehind !== undefined) tellOne(connection, onBehind);
    },
    stop() {
      pause();
      held.letGo();
    },
  };
}
