/** How local storage does (D1, D2, D4, D5), asked again each minute because trouble that is over is told for a while only. */
import { useSyncExternalStore } from 'react';
import { storageState, type StorageState } from '../../../db/queries/storage.ts';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';
import { useNow } from '../../kit/timing/useNow.ts';

const MINUTE_MS = 60_000;

/** @returns `undefined` until the database has answered once; `noRoom`: not even prices can be stored */
export function useStorageState(): StorageState | 'noRoom' | undefined {
  const { room } = usePorts();
  const isFull = useSyncExternalStore(room.subscribe, room.isFull);
  const minute = Math.floor(useNow(MINUTE_MS) / MINUTE_MS);
  const stored = useLive(stateInMinute, [minute]);
  return isFull ? 'noRoom' : stored;
}

const stateInMinute = (db: HanpanDatabase, minute: number) => storageState(db, minute * MINUTE_MS);
