/** Events of the feed that wait to be told together: held once, however many connections they are for. */
import { isMerelyMoving, overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { isFor, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import { createTelling, type Telling, type TopicNames } from './telling.ts';

export interface Held {
  /** The next event of the log. */
  add(event: OutgoingEvent): void;
  readonly count: number;
  /** Offset of the last one; 0 where nothing is held. */
  readonly lastOffset: number;
  /** Tells all that is held now; made once for all who are told it. */
  telling(): Telling;
  /** Whether something for a connection came since the last `settleUrgent` that may not wait. */
  isUrgentFor(connection: StreamConnection): boolean;
  /** Whoever what may not wait is for has been told. */
  settleUrgent(): void;
  letGo(): void;
}

/** @param leavesOut whether of what is held nothing is told that is overtaken (S-21) */
export function createHeld(epoch: string, leavesOut: boolean): Held {
  const names: TopicNames = new WeakMap();
  let events: OutgoingEvent[] = [];
  let urgent: OutgoingEvent[] = [];
  let telling: Telling | undefined;
  return {
    add(event) {
      events.push(event);
      telling = undefined;
      if (!isMerelyMoving(event.feedEvent())) urgent.push(event);
    },
    get count() {
      return events.length;
    },
    get lastOffset() {
      return events.at(-1)?.offset ?? 0;
    },
    telling() {
      const overtaken = () => overtakenAmong(events.map((event) => event.feedEvent()));
      telling ??= createTelling(epoch, names, { events, overtaken: leavesOut ? overtaken() : [] });
      return telling;
    },
    isUrgentFor: (connection) => urgent.some((event) => isFor(connection, event)),
    settleUrgent() {
      urgent = [];
    },
    letGo() {
      [events, urgent, telling] = [[], [], undefined];
    },
  };
}
