/**
 * Stands in for the one of `db/queries` in a build for testers: each run of a query is shown in the browser's own timeline, with the tables that it read. Keeps
 * nothing: whoever observes is told, and the buffer is cleared at once.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import { liveQuery as ordinary, type LiveQuery } from '../../../db/queries/liveQuery.ts';
import { QUERY_RUN, type QueryRun } from './queryRuns.ts';

export { runAllAgain, type LiveQuery } from '../../../db/queries/liveQuery.ts';

export function liveQuery<Answer>(query: () => Promise<Answer> | Answer): LiveQuery<Answer> {
  return ordinary(() => {
    const start = performance.now();
    const read = (Dexie.Promise as unknown as { readonly PSD?: { readonly subscr?: ObservabilitySet } }).PSD?.subscr;
    const told = () => {
      const detail: QueryRun = { tables: tablesOf(read ?? {}) };
      performance.measure(QUERY_RUN, { start, detail });
      performance.clearMeasures(QUERY_RUN);
    };
    const answer = query();
    if (answer instanceof Promise || answer instanceof Dexie.Promise) void answer.then(told, told);
    else told();
    return answer;
  });
}

/** Parts are `idb://<database>/<table>/<index>`. */
const tablesOf = (read: ObservabilitySet): readonly string[] => [
  ...new Set(Object.keys(read).flatMap((part) => part.split('/')[3] ?? [])),
];
