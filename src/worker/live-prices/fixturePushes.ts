/**
 * Changed fixtures for the tabs that look at them, beside the database (PSH-1 … PSH-6): what the stream brought is told before it is
 * stored. A tab asks, is answered as soon as there is something, and asks again: whoever does not ask is told nothing, and of each
 * fixture only the latest is kept for it.
 */
import type { StoredFixtures } from '../../db/packing/fixtureMemory.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { ChangedFixtures } from '../contract.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { FeedListener } from './feedListener.ts';
import { createKnownFixtures } from './knownFixtures.ts';
import { NOTHING_TOLD, type TabWatch } from './tabWatch.ts';
import { createTabWatches } from './tabWatches.ts';

/** Both ends of telling beside the database: what the stream brings goes in, tabs ask it out (PSH-1 … PSH-6). */
export interface FixturePushes extends FeedListener {
  /**
   * Resolves as soon as there is something to tell of these fixtures, and within ten seconds.
   *
   * @param fixtureIds all that the tab looks at; none: it looks away
   * @param run that the tab is in, `null` for none
   */
  next(tabId: string, fixtureIds: readonly string[], run: string | null): Promise<ChangedFixtures>;
  forget(tabId: string): void;
  /** Resolves once everything told so far is stored, or after half a second: what a member acts on must be what is judged. */
  stored(): Promise<void>;
}

const LONGEST_STORE_MS = 500;

/** The stream that is told of, from where it began to where it ends. */
interface ToldStream {
  readonly epoch: string;
  readonly storeNow: () => Promise<unknown>;
  /** The offset received last. */
  received: number;
}

/** Fixtures as they are stored, and where the stream stood then; `undefined` if nothing may be said of that. */
export type ReadStored = (
  fixtureIds: readonly string[],
) => Promise<{ readonly at: Position; readonly fixtures: StoredFixtures } | undefined>;

/** @param isShared whether this worker serves every tab: others' tabs hear of prices by what is stored, and do not wait longer for it */
export function createFixturePushes(
  clock: Clock,
  instanceId: string,
  isShared: boolean,
  readStored: ReadStored,
): FixturePushes {
  const known = createKnownFixtures();
  let stream: ToldStream | undefined;
  const watches = createTabWatches(clock, instanceId, known, () => stream?.epoch);

  /** So that the first change of a fixture is told at once: what came before anybody looked is stored, and then read. */
  const learnStored = async (ids: readonly string[]): Promise<void> => {
    const asked = stream;
    const stored = asked === undefined || ids.length === 0 ? undefined : await storedOf(asked, readStored, ids);
    // What came while it was read is in it, and nobody has heard of that yet.
    if (stored !== undefined && asked === stream) watches.tell(known.committed(stored.at.offset, stored.fixtures));
  };

  const turn = (watch: TabWatch, ids: ReadonlySet<string>): void => {
    const before = watch.ids;
    watch.turnTo(ids);
    learnStored([...ids].filter((id) => !known.isLookedAt(id))).catch(() => undefined);
    for (const id of ids) {
      known.look(id, stream?.received ?? 0);
      if (!before.has(id)) watch.tellKnown(id);
    }
    watches.lookAway([...before].filter((id) => !ids.has(id)));
  };

  return {
    isTelling: () => isShared && stream !== undefined && watches.size > 0,
    began(position, storeNow) {
      stream = { epoch: position.epoch, storeNow, received: position.offset };
      known.restart(position.offset);
      for (const watch of watches.all()) {
        watch.begin();
        watch.answer();
      }
      learnStored([...watches.all()].flatMap(({ ids }) => [...ids])).catch(() => undefined);
    },
    received(position, event) {
      if (stream === undefined) return;
      stream.received = position.offset;
      const fixtureId = event === null ? undefined : fixtureIdOf(event);
      if (event === null || fixtureId === undefined) return;
      if (known.received(fixtureId, position.offset, event)) watches.tell([fixtureId]);
    },
    committed(to, left) {
      if (to.epoch === stream?.epoch) watches.tell(known.committed(to.offset, left));
    },
    ended() {
      if (stream === undefined) return;
      stream = undefined;
      known.restart(0);
      for (const watch of watches.all()) {
        watch.begin();
        watch.end();
      }
    },
    next(tabId, fixtureIds, run) {
      if (fixtureIds.length === 0) {
        watches.forget(tabId);
        return Promise.resolve(NOTHING_TOLD);
      }
      const watch = watches.of(tabId);
      // A tab has one question at a time: an earlier one is overtaken.
      watch.end();
      const isTurned = fixtureIds.length !== watch.ids.size || fixtureIds.some((id) => !watch.ids.has(id));
      if (isTurned) turn(watch, new Set(fixtureIds));
      return watch.ask(run, isTurned);
    },
    forget: watches.forget,
    stored: () => (stream === undefined ? Promise.resolve() : storedSoon(clock, stream)),
  };
}

/** What of these is stored once everything told so far is; `undefined` if it is of another epoch. */
async function storedOf({ epoch, storeNow }: ToldStream, readStored: ReadStored, ids: readonly string[]) {
  await storeNow();
  const stored = await readStored(ids);
  return stored?.at.epoch === epoch ? stored : undefined;
}

async function storedSoon(clock: Clock, { storeNow }: ToldStream): Promise<void> {
  const late = new AbortController();
  await Promise.race([storeNow().catch(() => undefined), pause(clock, LONGEST_STORE_MS, late.signal)]);
  late.abort();
}
