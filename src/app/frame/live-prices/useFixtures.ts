/**
 * Fixtures as they stand now: read from the database, and newer where the worker has told more (rules PSH). While every change is told, the
 * database is read once a second instead of at every commit.
 */
import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { fixturesAhead, readFixturesAsOf, readFollowedFixtures } from '../../../db/queries/fixtures.ts';
import { quarantineCount } from '../../../db/queries/session.ts';
import { topicOfFixture, type Topics } from '../../../domain/events/topics.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { createPushedFixtures, type PushedFixtures } from './pushedFixtures.ts';
import type { ReadAt } from './toldFixtures.ts';
import { DrawPaceContext } from '../../kit/timing/drawPace.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useAhead } from '../link/useAhead.ts';
import { useAlike } from '../link/useAlike.ts';
import { useIsSettled } from '../../kit/timing/useIsSettled.ts';
import { useIsShown } from './useIsShown.ts';
import { useLive } from '../link/useLive.ts';

/** How often the database is read while every change is told, ms. */
const READ_EVERY_MS = 1_000;

type Fixtures = readonly (Fixture | undefined)[];

interface Stored<Base> extends ReadAt {
  readonly base: Base;
  readonly ids: readonly string[];
  /** The ids as one text, by which two sets are compared. */
  readonly key: string;
  /** State of the tab that it was read in: another one asks for the rows again. */
  readonly asked: string;
  readonly fixtures: Fixtures;
  readonly followed: Topics;
  readonly isPartial?: boolean;
}

export interface LiveFixtures {
  /** In the order asked for; `undefined` for what is not on offer. The same list for as long as nothing in it changed. */
  readonly fixtures: Fixtures;
  /** Read with the rows: prices of no other topic may be unlocked, stored or told (S-20). The same set while it says the same. */
  readonly followed: Topics;
  /**
   * Whether a game that is not stored has left: of a partial offer only once it was asked for and did not come (S-25). As it was read: that more has been
   * told since locks prices, and brings no game back that was not there.
   */
  readonly isGone: (fixtureId: string) => boolean;
  /** Whether more has been told than was read: for a moment, until it is read anew. */
  readonly isBehind: boolean;
}

export interface WithFixtures<Base> extends LiveFixtures {
  readonly base: Base;
}

const pushedBy = new WeakMap<Engine, PushedFixtures>();

/** One for each tab: everything it shows agrees. */
function usePushed(): PushedFixtures {
  const { engine, now } = usePorts();
  const pace = useContext(DrawPaceContext);
  let pushed = pushedBy.get(engine);
  if (pushed === undefined) {
    const own = createPushedFixtures(engine, { now, after }, pace);
    pushed = own;
    pushedBy.set(engine, own);
    // A tab that was hidden has read nothing since, and shows what it showed then.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) own.returned();
    });
  }
  return pushed;
}

/**
 * @param fixtureIds `undefined` while it is not known which
 * @returns `undefined` until the first answer about these
 */
export function useFixtures(fixtureIds: readonly string[] | undefined): LiveFixtures | undefined {
  const key = fixtureIds?.join(' ');
  const answer = useFixturesOf(async () => Promise.resolve(fixtureIds), listed, [key], fixtureIds);
  if (fixtureIds === undefined || answer === undefined) return undefined;
  return answer.base?.join(' ') === key ? answer : undefined;
}

const NONE: readonly string[] = [];
const listed = (ids: readonly string[] | undefined) => ids ?? NONE;

/**
 * What a query reads, live, and the fixtures that it names.
 *
 * @param query runs again whenever what it read has changed
 * @param idsOf the same function at every call
 * @param base what the query will read, where that is known
 * @returns `undefined` until the first answer; for one commit after `deps` changed still the previous one
 */
export function useFixturesOf<Base>(
  query: (db: HanpanDatabase) => Promise<Base>,
  idsOf: (base: Base) => readonly string[],
  deps: readonly (string | number | undefined)[],
  base?: Base,
): WithFixtures<Base> | undefined {
  const pushed = usePushed();
  const isShown = useIsShown();
  const stored = useStored(pushed, isShown, query, idsOf, deps, base);
  const ids = useAlike(stored?.ids ?? NONE);
  // The page first: told of every change from its first moment on, a slow processor would draw prices before the rest of it.
  const isLooking = useIsSettled() && isShown && ids.length > 0;
  useEffect(() => (isLooking ? pushed.look(ids) : undefined), [pushed, ids, isLooking]);
  const last = useRef<Fixtures>(NO_FIXTURES);
  const newest = useCallback(() => {
    const fixtures = stored?.ids.map((id, index) => pushed.newest(id, stored.fixtures[index], stored)) ?? NO_FIXTURES;
    const isSame = last.current.length === fixtures.length && fixtures.every((one, at) => one === last.current[at]);
    if (!isSame) last.current = fixtures;
    return last.current;
  }, [pushed, stored]);
  const fixtures = useSyncExternalStore(pushed.subscribe, newest);
  const isBehind = useSyncExternalStore(
    pushed.subscribe,
    () => stored !== undefined && pushed.isBehind(stored.ids, stored),
  );
  return useMemo(
    () =>
      stored === undefined
        ? undefined
        : {
            base: stored.base,
            fixtures,
            followed: isBehind ? NOTHING_FOLLOWED : stored.followed,
            isBehind,
            isGone: (fixtureId) => stored.isPartial !== true || stored.followed.has(topicOfFixture(fixtureId)),
          },
    [stored, fixtures, isBehind],
  );
}

/** Of what is older than what this tab has shown, no price may be unlocked (PSH-7). */
const NOTHING_FOLLOWED: Topics = new Set();

const NO_FIXTURES: Fixtures = [];
const NO_ROWS = { fixtures: NO_FIXTURES, followed: NOTHING_FOLLOWED, asOf: undefined };

function useStored<Base>(
  pushed: PushedFixtures,
  isShown: boolean,
  query: (db: HanpanDatabase) => Promise<Base>,
  idsOf: (base: Base) => readonly string[],
  deps: readonly (string | number | undefined)[],
  known: Base | undefined,
): Stored<Base> | undefined {
  const ahead = useAhead();
  const last = useRef<Stored<Base>>(undefined);
  // Of nothing, nothing is told: a first pick is read once before it is.
  const isTold = useSyncExternalStore(pushed.subscribe, () => {
    const ids = last.current?.ids ?? NONE;
    return ids.length > 0 && pushed.covers(ids);
  });
  const round = useSyncExternalStore(pushed.subscribe, pushed.round);
  const second = useTicks(isTold && isShown);
  // A row that was dropped as damaged took the checkpoint with it.
  const troubles = useLive(quarantineCount, [], () => (ahead === undefined ? undefined : 0)) ?? 0;
  const asked = `${isTold}|${round}|${second}|${troubles}`;
  return useLive<Stored<Base>>(
    async (db) => {
      const base = await query(db);
      const ids = idsOf(base);
      const key = ids.join(' ');
      const isCovered = isTold && pushed.covers(ids);
      const before = last.current;
      // A tab that nobody looks at reads no rows, so that no price wakes it; it asks again the moment it is shown. Nor does a price that is
      // told: a query that has read no row is not run again by a commit.
      if (before?.key === key && (!isShown || (isCovered && before.asked === asked))) {
        if (before.base === base) return before;
        last.current = { ...before, base };
        return last.current;
      }
      const startedIn = pushed.round();
      const isPlaced = pushed.covers(NONE) || pushed.isOwed();
      // Of nothing there is nothing to read: most slips are empty, and a press runs every query of the page.
      const read =
        ids.length === 0
          ? NO_ROWS
          : isPlaced
            ? await readFixturesAsOf(db, ids)
            : { ...(await readFollowedFixtures(db, ids)), asOf: undefined };
      last.current = { base, ids, key, asked, round: startedIn, ...read };
      return last.current;
    },
    [asked, isShown ? 'shown' : 'hidden', ...deps],
    () => {
      if (known === undefined || ahead === undefined) return undefined;
      const ids = idsOf(known);
      const read = fixturesAhead(ahead, ids);
      const position = { asOf: undefined, round: pushed.round() };
      return read === undefined ? undefined : { base: known, ids, key: ids.join(' '), asked, ...position, ...read };
    },
  );
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
