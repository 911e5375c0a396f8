/** What screens are handed instead of reaching for it: the engine to ask, the clock, the places to keep choices, and the database's
 * opening. The open database itself is in `Database.tsx`: it comes later than the login card. */
import { createContext, useContext } from 'react';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import type { RowsAhead } from '../../../db/queries/readAhead.ts';
import type { Engine } from './engine.ts';
import type { RoomWatch } from './roomWatch.ts';
import type { Locks } from '../../../worker/ports/locks.ts';
import type { Keeper } from './keeper.ts';

export interface Ports {
  /** For what a visitor may press before the database is open. Never settles where it cannot be opened: the page is replaced then. */
  readonly whenOpen: Promise<HanpanDatabase>;
  readonly engine: Engine;
  /** Epoch ms on this machine, by a clock that somebody may set. */
  now(): number;
  /** Ms since some moment, by one that nobody sets and that never goes back; it may stand still while the machine sleeps. */
  elapsed(): number;
  /** Kept on this machine, seen by every tab. */
  readonly local: Keeper;
  /** Values kept for as long as this tab is open. */
  readonly tab: Keeper;
  /** Web Locks; refuse where the browser has none, or gives none. */
  readonly locks: Locks;
  /** What was read before the page's scripts had run, if it was. For `useAhead` alone. */
  readonly ahead?: RowsAhead | undefined;
  /** Whether the browser gives room for anything at all (D1). */
  readonly room: RoomWatch;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export const PortsProvider = PortsContext;

/** @throws Error outside `PortsProvider`: a mistake in the composition, not something to recover from */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('usePorts outside of PortsProvider');
  return ports;
}
