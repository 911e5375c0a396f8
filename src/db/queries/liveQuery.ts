/**
 * The one way to a live query, in tabs and workers: an answer anew whenever what was read for it has changed (SYN-03).
 *
 * The library's own keeps every change of every table until that very query runs again (decision 0061). Here a change that is not of what
 * a query read is looked at and forgotten: a quiet query costs nothing, however long it is open.
 */
import Dexie, { liveQuery as libraryQuery, RangeSet, rangesOverlap, type ObservabilitySet } from 'dexie';

export interface LiveQuery<Answer> {
  /** The first answer comes in a task of its own. */
  subscribe(next: (answer: Answer) => void, fail?: (error: unknown) => void): { unsubscribe(): void };
}

/** Changes that are kept while a query runs; after more of them it runs once more, whatever they were of. */
const MAX_KEPT = 100;

interface Listener {
  (parts: ObservabilitySet): void;
  readonly isOurs?: true;
}

/** What the library has in its zone while a query runs in it. */
interface RunningQuery {
  /** What is read, filled in by and by. */
  readonly subscr?: ObservabilitySet;
  /** Runs the query again. */
  readonly requery?: () => void;
}

export function liveQuery<Answer>(query: () => Promise<Answer> | Answer): LiveQuery<Answer> {
  return {
    subscribe(next, fail) {
      let read: ObservabilitySet = {};
      let running: RunningQuery = {};
      /** What has changed since the query began to run; `undefined` while it does not. */
      let changes: ObservabilitySet[] | undefined;
      let isDue = false;

      const runAgain = () => {
        if (isDue) return;
        isDue = true;
        running.requery?.();
      };
      const onChange = (parts: ObservabilitySet) => {
        if (changes !== undefined && changes.length <= MAX_KEPT) changes.push(parts);
        if (hasChanged(read, parts)) runAgain();
      };
      onChange.isOurs = true as const;
      const run = (): Promise<Answer> | Answer => {
        const isFirst = running.requery === undefined;
        running = libraryZone();
        changes = [];
        isDue = false;
        // A library that tells neither what was read nor how to run again goes on listening itself.
        if (isFirst && running.requery !== undefined && running.subscr !== undefined) takeOver();
        return query();
      };
      /** Whether what was read has changed since: then it is read again instead of told. */
      const isOvertaken = (): boolean => {
        const since = changes ?? [];
        read = running.subscr ?? {};
        changes = undefined;
        return since.length > MAX_KEPT || since.some((parts) => hasChanged(read, parts));
      };
      const onAnswer = (answer: Answer) => {
        if (isOvertaken()) runAgain();
        else next(answer);
      };
      const onFailure = (error: unknown) => {
        if (isOvertaken()) runAgain();
        else fail?.(error);
      };

      Dexie.on.storagemutated.subscribe(onChange);
      const subscription = libraryQuery(run).subscribe(onAnswer, onFailure);
      return {
        unsubscribe() {
          Dexie.on.storagemutated.unsubscribe(onChange);
          subscription.unsubscribe();
        },
      };
    },
  };
}

/** Runs every live query of this tab or worker again, and none of another's: as if everything had changed. */
export function runAllAgain(): void {
  const everything: ObservabilitySet = { all: new RangeSet(-Infinity, [[]]) };
  for (const listener of [...listening()]) if (listener.isOurs === true) listener(everything);
}

function hasChanged(read: ObservabilitySet, changed: ObservabilitySet): boolean {
  if (changed['all'] !== undefined) return true;
  for (const part in read) {
    const [ranges, changedRanges] = [read[part], changed[part]];
    if (ranges !== undefined && changedRanges !== undefined && rangesOverlap(changedRanges, ranges)) return true;
  }
  return false;
}

const libraryZone = (): RunningQuery => (Dexie.Promise as unknown as { readonly PSD?: RunningQuery }).PSD ?? {};

const listening = (): readonly Listener[] =>
  (Dexie.on.storagemutated as { readonly subscribers?: readonly Listener[] }).subscribers ?? [];

/** The library begins to listen right after a query's first run: what began to listen in the same breath hears no more. */
function takeOver(): void {
  const before = new Set(listening());
  queueMicrotask(() => {
    for (const listener of listening()) {
      if (!before.has(listener) && listener.isOurs !== true) Dexie.on.storagemutated.unsubscribe(listener);
    }
  });
}
