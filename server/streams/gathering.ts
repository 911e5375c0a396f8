/**
 * Connections that are told a few times a second instead of event by event (S-28): what came meanwhile is handed to all of them together, of
 * that nothing that is overtaken. What locks a price, and whatever is neither a price nor a score, is told at once, with all before it.
 *
 * Events are held once, however many connections wait for them.
 */
import type { Clock } from '../clock.ts';
import { isMerelyMoving, overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { isFor, tell, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import type { OnBehind, Way } from './way.ts';

/** Held at most; then everybody is told. */
const MOST_HELD = 4_000;

export interface Gathering extends Way {
  /** The next event of the log. */
  note(event: OutgoingEvent): void;
  stop(): void;
}

interface GatheringOptions {
  readonly epoch: string;
  readonly clock: Clock;
  /** How long events are held, ms. */
  readonly ms: number;
  readonly onLeftOut: (events: number) => void;
}

export function createGathering({ epoch, clock, ms, onLeftOut }: GatheringOptions): Gathering {
  const members = new Map<StreamConnection, OnBehind>();
  let held: OutgoingEvent[] = [];
  let overtaken: readonly boolean[] = [];
  let cancel: (() => void) | undefined;

  const letGo = () => {
    cancel?.();
    cancel = undefined;
    held = [];
    overtaken = [];
  };
  /** Of all that is held now, once for all who are told it. */
  const findOvertaken = () => {
    if (overtaken.length !== held.length) overtaken = overtakenAmong(held.map((event) => event.feedEvent()));
  };
  const tellHeld = (connection: StreamConnection) => {
    findOvertaken();
    let leftOut = 0;
    for (const [index, event] of held.entries()) {
      const isLeftOut = overtaken[index] === true && event.offset > connection.offset && isFor(connection, event);
      if (!tell(connection, epoch, event, isLeftOut)) return;
      if (isLeftOut) leftOut += 1;
    }
    if (leftOut > 0) onLeftOut(leftOut);
  };
  const tellOne = (connection: StreamConnection, onBehind: OnBehind) => {
    // One that has been told everything is not behind, however much of that is unsent: it would be here again at once, and no further.
    if ((held.at(-1)?.offset ?? 0) <= connection.offset) return;
    if (!connection.isFull) {
      tellHeld(connection);
      return;
    }
    members.delete(connection);
    onBehind(connection);
  };
  const tellAll = () => {
    for (const [connection, onBehind] of [...members]) tellOne(connection, onBehind);
    letGo();
  };
  const leave = (connection: StreamConnection) => {
    members.delete(connection);
    if (members.size === 0) letGo();
  };

  return {
    join(connection, onBehind) {
      members.set(connection, onBehind);
    },
    leave,
    has: (connection) => members.has(connection),
    note(event) {
      if (members.size === 0) return;
      held.push(event);
      if (!isMerelyMoving(event.feedEvent())) {
        for (const [connection, onBehind] of [...members]) if (isFor(connection, event)) tellOne(connection, onBehind);
      }
      if (held.length >= MOST_HELD) tellAll();
      else cancel ??= clock.after(ms, tellAll);
    },
    tellNow(connection) {
      const onBehind = members.get(connection);
      if (onBehind !== undefined) tellOne(connection, onBehind);
    },
    stop: letGo,
  };
}
