/** The tabs that look at fixtures. What none of them looks at any more is known no more. */
import type { Clock } from '../ports/clock.ts';
import type { KnownFixtures } from './knownFixtures.ts';
import { createTabWatch, type TabWatch, type WatchSource } from './tabWatch.ts';

/** By tab; one that has gone looks at nothing. */
export interface TabWatches {
  readonly size: number;
  all(): Iterable<TabWatch>;
  /** Of a tab, which looks from now on. */
  of(tabId: string): TabWatch;
  /** The tab looks away, or is gone: its question is answered. */
  forget(tabId: string): void;
  /** These have changed. Whoever looks at one and has not asked for long is forgotten. */
  tell(fixtureIds: readonly string[]): void;
  /** A tab has turned away from these: those that no tab looks at are known no more. */
  lookAway(fixtureIds: Iterable<string>): void;
}

/**
 * @param instanceId of the worker: no other one names a run as it does
 * @param epoch of the stream that is told of; `undefined` while there is none
 */
export function createTabWatches(
  clock: Clock,
  instanceId: string,
  known: Pick<KnownFixtures, 'rowOf' | 'lookAway'>,
  epoch: WatchSource['epoch'],
): TabWatches {
  const watches = new Map<string, TabWatch>();
  let runs = 0;
  const newRun = () => {
    runs += 1;
    return epoch() === undefined ? null : `${instanceId}.${runs}`;
  };

  const lookAway = (fixtureIds: Iterable<string>): void => {
    for (const id of fixtureIds) {
      if (![...watches.values()].some((watch) => watch.ids.has(id))) known.lookAway(id);
    }
  };
  const forget = (tabId: string): void => {
    const watch = watches.get(tabId);
    if (watch === undefined) return;
    watches.delete(tabId);
    watch.end();
    lookAway(watch.ids);
  };

  return {
    get size() {
      return watches.size;
    },
    all: () => watches.values(),
    of(tabId) {
      const watch = watches.get(tabId) ?? createTabWatch(clock, { rowOf: known.rowOf, epoch, newRun });
      watches.set(tabId, watch);
      return watch;
    },
    forget,
    tell(fixtureIds) {
      for (const fixtureId of fixtureIds) {
        for (const [tabId, watch] of watches) {
          if (!watch.ids.has(fixtureId)) continue;
          if (watch.isForgotten()) forget(tabId);
          else watch.tell(fixtureId);
        }
      }
    },
    lookAway,
  };
}
