/**
 * A live query over the local database (SYN-03): runs again whenever what it read has changed.
 *
 * For one commit after `args` change it still gives the previous answer; whoever acts on an answer acts on the ids inside it.
 *
 * @param query asked once for all parts of the tab that ask the same function with the same `args`
 * @param first an answer that is known before the first one: what was read ahead of the page (`useAhead`)
 * @param isVital whether nothing can be shown without it: a first reading that the browser fails is thrown, while any other is asked for again
 * @returns `undefined` until the first answer, which is not before the database is open
 */
import { useObservable } from 'dexie-react-hooks';
import { liveQuery, type LiveQuery } from '../../../db/queries/liveQuery.ts';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { useOpenDatabase, useSessionId } from './Database.tsx';
import { sharedAnswers, type QueryArguments, type SharedAnswers } from './sharedAnswers.ts';
import { standingAnswers } from './standingAnswers.ts';
import { drawCalmly } from '../../kit/timing/drawCalmly.ts';
import { whenPainted } from '../../kit/timing/whenIdle.ts';

/** How long what was read ahead may stand alone while nothing is painted, ms. */
const LONGEST_UNANSWERED_MS = 250;

export function useLive<Answer, Args extends QueryArguments | [] = QueryArguments>(
  query: (db: HanpanDatabase, ...args: Args) => Promise<Answer>,
  args: Args,
  first?: () => Answer | undefined,
  isVital = false,
): Answer | undefined {
  const db = useOpenDatabase();
  const sessionId = useSessionId();
  // What is vital is read in every session alike, and by one part alone.
  const whose = isVital ? '' : sessionId;
  return useObservable(() => {
    const ahead = first?.();
    if (db === undefined) return calmly<Answer>(UNANSWERED, ahead);
    if (isVital)
      return calmly(
        standingAnswers(
          liveQuery(() => query(db, ...args)),
          ahead === undefined,
        ),
        ahead,
      );
    const shared = sharedAnswers(db, whose, query, args);
    return calmly(shared, ahead, shared.known);
  }, [db, whose, ...args]);
}

/** Before the database is open. */
const UNANSWERED = { subscribe: () => ({ unsubscribe: () => undefined }) };

/** @param told what others were told already */
function calmly<Answer>(
  answers: LiveQuery<Answer>,
  ahead: Answer | undefined,
  told: SharedAnswers<Answer>['known'] = () => undefined,
) {
  const subscribe = (next: (answer: Answer | undefined) => void, fail: (error: unknown) => void) =>
    answers.subscribe((answer) => drawCalmly(() => next(answer)), fail);
  const known = () => told()?.answer ?? ahead;
  return {
    subscribe: ahead === undefined ? subscribe : afterPaint(subscribe),
    // Asked once, before the first answer.
    hasValue: () => known() !== undefined,
    getValue: known,
  };
}

/** What is known already is painted first: the library's own opening of the database would come in between. */
function afterPaint<Given extends unknown[]>(subscribe: (...given: Given) => { unsubscribe(): void }) {
  return (...given: Given): (() => void) => {
    let isWanted = true;
    let stop: (() => void) | undefined;
    void whenPainted(LONGEST_UNANSWERED_MS).then(() => {
      if (!isWanted) return;
      const subscription = subscribe(...given);
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  };
}
