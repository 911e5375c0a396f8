/**
 * A live query over the local database (SYN-03): runs again whenever what it read has changed.
 *
 * For one commit after `deps` change it still gives the previous answer; whoever acts on an answer acts on the ids inside it.
 *
 * @returns `undefined` until the first answer, which is not before the database is open
 */
import { useLiveQuery } from 'dexie-react-hooks';
import type { HanpanDatabase } from '../../db/database.ts';
import { useOpenDatabase } from './Database.tsx';

export function useLive<Answer>(
  query: (db: HanpanDatabase) => Promise<Answer>,
  deps: readonly (string | number | undefined)[],
): Answer | undefined {
  const db = useOpenDatabase();
  return useLiveQuery(() => (db === undefined ? undefined : query(db)), [db, ...deps]);
}
