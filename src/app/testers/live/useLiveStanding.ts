/** What stands beside the log, looked at once a second while somebody looks (INS-11). */
import { useEffect, useState } from 'react';
import { liveStanding, type LiveStanding } from '../../../db/recording/inspection/liveStanding.ts';
import { OutboxDatabase, type HanpanDatabase } from '../../../db/tables/database.ts';
import { countRun, QUERY_RUN, type QueryCount, type QueryRun } from './queryRuns.ts';

const LOOK_MS = 1_000;
const MEGABYTE = 1_048_576;

export interface LiveView extends LiveStanding {
  /** Epoch ms. */
  readonly at: number;
  /** MB that this site uses, and may. */
  readonly used: number;
  readonly quota: number;
  /** Web locks of the site that are held, and that are waited for. */
  readonly held: number;
  readonly pending: number;
}

/** @returns `undefined` until it was looked for the first time */
export function useLiveStanding(db: HanpanDatabase | undefined, now: () => number): LiveView | undefined {
  const [view, setView] = useState<LiveView>();
  useEffect(() => {
    if (db === undefined) return undefined;
    const outbox = new OutboxDatabase();
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      try {
        const standing = await liveStanding(db, outbox, now());
        const { usage = 0, quota = 0 } = await navigator.storage.estimate();
        const { held = [], pending = [] } = await navigator.locks.query();
        const room = { used: usage / MEGABYTE, quota: quota / MEGABYTE };
        setView({ ...standing, ...room, at: now(), held: held.length, pending: pending.length });
      } catch {
        // A database that was just deleted is looked at again.
      } finally {
        isLooking = false;
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      clearInterval(timer);
      outbox.close();
    };
  }, [db, now]);
  return view;
}

/** Runs of this tab's live queries since this is shown, most work first. */
export function useQueryRuns(): { readonly counts: readonly QueryCount[]; readonly clear: () => void } {
  const [counts, setCounts] = useState<ReadonlyMap<string, QueryCount>>(new Map());
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const runs = list.getEntriesByName(QUERY_RUN).filter((one) => one instanceof PerformanceMeasure);
      if (runs.length === 0) return;
      setCounts((before) =>
        runs.reduce((counted, { detail, duration }) => countRun(counted, detail as QueryRun, duration), before),
      );
    });
    observer.observe({ type: 'measure' });
    return () => observer.disconnect();
  }, []);
  return { counts: [...counts.values()].toSorted((a, b) => b.ms - a.ms), clear: () => setCounts(new Map()) };
}
