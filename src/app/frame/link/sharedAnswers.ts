/**
 * One live query for all parts of a tab that ask the same: a page asks who is signed in, what is on the slip and whether games are here in many
 * places, and each would open transactions of its own at every press. Whoever comes later has the answer at once.
 */
import { liveQuery, type LiveQuery } from '../../../db/queries/liveQuery.ts';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { standingAnswers } from './standingAnswers.ts';

/** What a query is asked about. */
export type QueryArguments = readonly (string | number | undefined)[];

export interface SharedAnswers<Answer> extends LiveQuery<Answer> {
  /** What those who listen already were told last; `undefined` while nobody was told anything. */
  known(): { readonly answer: Answer } | undefined;
}

interface Listener<Answer> {
  readonly next: (answer: Answer) => void;
  readonly fail: ((error: unknown) => void) | undefined;
}

/** A query that somebody listens to. */
interface Running<Answer> {
  readonly listeners: Set<Listener<Answer>>;
  last: { readonly answer: Answer } | undefined;
  stop(): void;
}

type RunningOf = WeakMap<object, Map<string, Running<unknown>>>;

const runningIn = new WeakMap<HanpanDatabase, RunningOf>();

/**
 * @param whose session it is asked in: what was read in another is no answer (SES-16)
 * @param query the same function is the same query; one that is made anew with each drawing is nobody else's
 * @param args what the same function is asked about
 */
export function sharedAnswers<Answer, Args extends QueryArguments>(
  db: HanpanDatabase,
  whose: string,
  query: (db: HanpanDatabase, ...args: Args) => Promise<Answer>,
  args: Args,
): SharedAnswers<Answer> {
  // Held by the function that gives these answers, so that no other kind of answer is in it.
  const running = runningOf(db, query) as Map<string, Running<Answer>>;
  const key = JSON.stringify([whose, ...args]);

  const start = (): Running<Answer> => {
    const started: Running<Answer> = { listeners: new Set(), last: undefined, stop: () => undefined };
    running.set(key, started);
    const subscription = standingAnswers(
      liveQuery(() => query(db, ...args)),
      false,
    ).subscribe(
      (answer) => {
        started.last = { answer };
        for (const listener of [...started.listeners]) if (started.listeners.has(listener)) listener.next(answer);
      },
      (error) => {
        // Whoever asks from now on asks anew.
        if (running.get(key) === started) running.delete(key);
        for (const listener of [...started.listeners]) listener.fail?.(error);
      },
    );
    started.stop = () => {
      if (running.get(key) === started) running.delete(key);
      subscription.unsubscribe();
    };
    return started;
  };

  return {
    known: () => running.get(key)?.last,
    subscribe(next, fail) {
      const shared = running.get(key) ?? start();
      const listener = { next, fail };
      shared.listeners.add(listener);
      if (shared.last !== undefined) next(shared.last.answer);
      return {
        unsubscribe() {
          if (shared.listeners.delete(listener) && shared.listeners.size === 0) shared.stop();
        },
      };
    },
  };
}

function runningOf(db: HanpanDatabase, query: object): Map<string, Running<unknown>> {
  const byQuery: RunningOf = runningIn.get(db) ?? new WeakMap();
  runningIn.set(db, byQuery);
  const byArguments = byQuery.get(query) ?? new Map<string, Running<unknown>>();
  byQuery.set(query, byArguments);
  return byArguments;
}
