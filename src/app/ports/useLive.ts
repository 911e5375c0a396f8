/**
 * A live query over the local database (SYN-03): runs again whenever what it read has changed.
 *
 * For one commit after `deps` change it still gives the previous answer; whoever acts on an answer acts on the ids inside it.
 *
 * @returns `undefined` until the first answer, which is not before the database is open
 */
import { liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import type { HanpanDatabase } from '../../db/database.ts';
import { useOpenDatabase } from './Database.tsx';
import { drawCalmly } from './drawCalmly.ts';

export function useLive<Answer>(
  query: (db: HanpanDatabase) => Promise<Answer>,
  deps: readonly (string | number | undefined)[],
): Answer | undefined {
  const db = useOpenDatabase();
  return useObservable(() => calmly(() => (db === undefined ? undefined : query(db))), [db, ...deps]);
}

function calmly<Answer>(query: () => Promise<Answer> | undefined) {
  const answers = liveQuery(query);
  return {
    subscribe: (next: (answer: Answer | undefined) => void, fail: (error: unknown) => void) =>
      answers.subscribe((answer) => drawCalmly(() => next(answer)), fail),
    hasValue: () => answers.hasValue?.() ?? false,
    getValue: () => answers.getValue?.(),
  };
}
