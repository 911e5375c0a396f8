/** How local storage does (D1, D2, D4, D5), asked again each minute because trouble that is over is told for a while only. */
import { storageState, type StorageState } from '../../db/queries/storage.ts';
import { useLive } from '../ports/useLive.ts';
import { useNow } from '../ports/useNow.ts';

const MINUTE_MS = 60_000;

/** @returns `undefined` until the database has answered once */
export function useStorageState(): StorageState | undefined {
  const minute = Math.floor(useNow(MINUTE_MS) / MINUTE_MS);
  return useLive((db) => storageState(db, minute * MINUTE_MS), [minute]);
}
