/** How a connection that follows the log's end is told of it: at once (`followers.ts`) or gathered (`gathering.ts`). */
import type { StreamConnection } from './streamConnection.ts';

export type OnBehind = (connection: StreamConnection) => void;

export interface Way {
  /** From the next event on. @param onBehind is told when the connection takes no more */
  join(connection: StreamConnection, onBehind: OnBehind): void;
  leave(connection: StreamConnection): void;
  has(connection: StreamConnection): boolean;
  /** Tells a connection all that is held for it: it stands where events are handed on. Of one that takes no more nothing is heard. */
  tellNow(connection: StreamConnection): void;
}
