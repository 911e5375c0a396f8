/**
 * The local database, once it is open. Its code and its opening come after the login card, and before any page of a member
 * (`SessionGate` waits for what it says).
 */
import { createContext, useContext } from 'react';
import type { HanpanDatabase } from '../../../db/tables/database.ts';

const DatabaseContext = createContext<HanpanDatabase | undefined>(undefined);

export const DatabaseProvider = DatabaseContext;

/** `undefined` until it is open, which only visitors' pages see. */
export const useOpenDatabase = (): HanpanDatabase | undefined => useContext(DatabaseContext);

const SessionContext = createContext('');

/** The id of the session that pages are drawn for; `''` while nobody is signed in. */
export const SessionIdProvider = SessionContext;

/** What is read is somebody's: nothing that was read in one session is shown in another (SES-16). */
export const useSessionId = (): string => useContext(SessionContext);

/** @throws Error before it is open: a member's page drawn without its gate, a mistake in the composition */
export function useDatabase(): HanpanDatabase {
  const db = useContext(DatabaseContext);
  if (db === undefined) throw new Error('useDatabase before the database is open');
  return db;
}
