/**
 * Connections that wait until they stand exactly where events are handed on, at once or after a page of them: the offer is then what it was at
 * their offset.
 */
import type { StreamConnection } from './streamConnection.ts';

export interface Levelling {
  /** @param made is called once the connection is level, in the same turn in which it was found so, or is closed */
  wait(connection: StreamConnection, made: () => void): void;
  /** Whether a connection has come to where events are handed on, or will not any more. */
  check(connection: StreamConnection): void;
  checkAll(): void;
}

/** @param bringUp tells a connection all that is held for it. @returns whether it is level now */
export function createLevelling(bringUp: (connection: StreamConnection) => boolean): Levelling {
  const waiting = new Map<StreamConnection, () => void>();
  const check = (connection: StreamConnection) => {
    const made = waiting.get(connection);
    if (made === undefined) return;
    if (!bringUp(connection) && !connection.isClosed) return;
    waiting.delete(connection);
    made();
  };
  return {
    wait(connection, made) {
      waiting.set(connection, made);
      check(connection);
    },
    check,
    checkAll() {
      for (const connection of [...waiting.keys()]) check(connection);
    },
  };
}
