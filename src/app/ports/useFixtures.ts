/**
 * Fixtures as they stand now: read from the database, and newer where the worker has told more (rules PSH). While every change is told, the
 * database is read once a second instead of at every commit.
 */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readFixtures, readFixturesAsOf } from '../../db/queries/fixtures.ts';
import { quarantineCount } from '../../db/queries/session.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { Engine } from '../../worker/connection/engine.ts';
import { createPushedFixtures, type PushedFixtures, type ReadAt } from '../../worker/connection/pushedFixtures.ts';
import { usePorts } from './Ports.tsx';
import { useIsShown } from './useIsShown.ts';
import { useLive } from './useLive.ts';

/** How often the database is read while every change is told, ms. */
const READ_EVERY_MS = 1_000;

interface Answer extends ReadAt {
  readonly key: string;
  readonly fixtures: readonly (Fixture | undefined)[];
}

type Fixtures = readonly (Fixture | undefined)[];

const pushedBy = new WeakMap<Engine, PushedFixtures>();

/** One for each tab: everything it shows agrees. */
function usePushed(): PushedFixtures {
  const { engine, now } = usePorts();
  let pushed = pushedBy.get(engine);
  if (pushed === undefined) {
    pushed = createPushedFixtures(engine, { now, after });
    pushedBy.set(engine, pushed);
  }
  return pushed;
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/**
 * In the order asked for; `undefined` for what is not on offer. The same list for as long as nothing in it changed.
 *
 * @param fixtureIds `undefined` while it is not known which
 * @returns `undefined` until the first answer about these
 */
export function useFixtures(fixtureIds: readonly string[] | undefined): Fixtures | undefined {
  const pushed = usePushed();
  const isShown = useIsShown();
  const ids = useKept(fixtureIds);
  const key = ids.join(' ');
  useEffect(() => (isShown && ids.length > 0 ? pushed.look(ids) : undefined), [pushed, ids, isShown]);
  const answer = useStored(pushed, ids, key, isShown);
  const last = useRef<Fixtures>(undefined);
  const newest = useCallback(() => {
    if (answer === undefined) return undefined;
    const fixtures = ids.map((id, index) => pushed.newest(id, answer.fixtures[index], answer));
    if (
      last.current?.length !== fixtures.length ||
      fixtures.some((fixture, index) => fixture !== last.current?.[index])
    )
      last.current = fixtures;
    return last.current;
  }, [pushed, ids, answer]);
  const fixtures = useSyncExternalStore(pushed.subscribe, newest);
  return fixtureIds === undefined ? undefined : fixtures;
}

const NONE: readonly string[] = [];

/** The same list for as long as it names the same. */
function useKept(ids: readonly string[] = NONE): readonly string[] {
  const kept = useRef(ids);
  if (kept.current.length !== ids.length || kept.current.some((id, index) => id !== ids[index])) kept.current = ids;
  return kept.current;
}

function useStored(pushed: PushedFixtures, ids: readonly string[], key: string, isShown: boolean): Answer | undefined {
  const isTold = useSyncExternalStore(pushed.subscribe, () => pushed.covers(ids));
  const term = useSyncExternalStore(pushed.subscribe, pushed.term);
  const second = useTicks(isTold && isShown);
  // A row that was dropped as damaged took the checkpoint with it.
  const troubles = useLive(quarantineCount, []) ?? 0;
  const asked = `${key}|${isTold}|${term}|${second}|${troubles}`;
  const last = useRef<Answer & { readonly asked: string }>(undefined);
  const answer = useLive(
    async (db) => {
      // A tab that nobody looks at reads nothing, so that no price wakes it; it asks again the moment it is shown.
      if (!isShown && last.current?.key === key) return last.current;
      // Nor does a price that is told: a query that has read nothing is not run again by a commit.
      if (isTold && last.current?.asked === asked) return last.current;
      const startedIn = pushed.term();
      const read = isTold
        ? await readFixturesAsOf(db, ids)
        : { fixtures: await readFixtures(db, ids), asOf: undefined };
      last.current = { key, asked, term: startedIn, ...read };
      return last.current;
    },
    [asked, isShown ? 'shown' : 'hidden'],
  );
  return answer?.key === key ? answer : undefined;
}

function useTicks(isTicking: boolean): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setTicks((before) => before + 1), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return ticks;
}
