/**
 * Changed fixtures for the tabs that look at them, beside the database (PSH-1 … PSH-6): what the stream brought is told before it is
 * stored. A tab asks, is answered as soon as there is something, and asks again: whoever does not ask is told nothing, and of each
 * fixture only the latest is kept for it.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { StoredFixtures } from '../../db/packing/fixtureMemory.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import type { ChangedFixture, ChangedFixtures } from '../contract.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { createKnownFixtures, type KnownRow } from './knownFixtures.ts';

/** What the `events` stream tells of itself. */
export interface FeedListener {
  /** Whether whoever looks is told what comes at once, so that storing it may wait a little longer. */
  isFollowed(): boolean;
  /** Everything up to here is stored, and what follows comes in order. @param storeNow stores all that came since */
  began(position: Position, storeNow: () => Promise<unknown>): void;
  /** @param event `null` for one that counts as applied unread */
  received(position: Position, event: FeedEvent | null): void;
  /** A batch up to here is stored, and left the fixtures it was about like this. */
  committed(to: Position, left: StoredFixtures): void;
  /** The connection is over, an image comes, or something could not be stored: nothing pushed counts any more. */
  ended(): void;
}

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

/** Between two answers to one tab, ms: a little more than a frame of most screens, so that none is drawn for two answers. */
const PACE_MS = 17;
const LONGEST_WAIT_MS = 10_000;
const LONGEST_STORE_MS = 500;
/** A tab that has not asked for this long is not looking, ms. */
const FORGOTTEN_AFTER_MS = 15_000;

const NOTHING: ChangedFixtures = { run: null, epoch: '', fixtures: [] };

interface Watch {
  ids: ReadonlySet<string>;
  /** Fixtures with something new to tell. */
  readonly news: Set<string>;
  /** What each fixture is, as told last in this run. */
  readonly abouts: Map<string, string>;
  /** The tab must have read the database after it heard of this run; changes with every run of the stream. */
  run: string | null;
  /** Epoch ms. */
  answeredAt: number;
  asking: ((answer: ChangedFixtures) => void) | undefined;
  cancelPace: (() => void) | undefined;
  cancelWait: (() => void) | undefined;
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
  const watches = new Map<string, Watch>();
  let stream: { readonly epoch: string; readonly storeNow: () => Promise<unknown>; received: number } | undefined;
  let runs = 0;

  const settle = (watch: Watch, answer: ChangedFixtures): void => {
    watch.cancelPace?.();
    watch.cancelWait?.();
    watch.cancelPace = undefined;
    watch.cancelWait = undefined;
    const { asking } = watch;
    if (asking === undefined) return;
    watch.asking = undefined;
    watch.answeredAt = clock.now();
    asking(answer);
  };

  /** Every question of a run that the tab has not heard of is answered with all that is known. */
  const startRun = (watch: Watch): void => {
    runs += 1;
    watch.run = stream === undefined ? null : `${instanceId}.${runs}`;
    watch.abouts.clear();
    watch.news.clear();
    for (const id of watch.ids) if (known.rowOf(id) !== undefined) watch.news.add(id);
  };

  const answer = (watch: Watch): void => {
    watch.cancelPace = undefined;
    if (watch.asking === undefined || stream === undefined) return;
    const fixtures = [...watch.news].flatMap((fixtureId) => {
      const one = known.rowOf(fixtureId);
      return one === undefined ? [] : [{ fixtureId, offset: one.offset, ...textsFor(watch, fixtureId, one) }];
    });
    watch.news.clear();
    settle(watch, { run: watch.run, epoch: stream.epoch, fixtures });
  };

  const answerSoon = (watch: Watch): void => {
    if (watch.asking === undefined || watch.cancelPace !== undefined || watch.news.size === 0) return;
    const due = Math.max(0, Math.min(PACE_MS, watch.answeredAt + PACE_MS - clock.now()));
    watch.cancelPace = clock.after(due, () => {
      answer(watch);
    });
  };

  const tell = (fixtureId: string): void => {
    for (const [tabId, watch] of watches) {
      if (!watch.ids.has(fixtureId)) continue;
      if (watch.asking === undefined && clock.now() - watch.answeredAt > FORGOTTEN_AFTER_MS) {
        forget(tabId);
        continue;
      }
      watch.news.add(fixtureId);
      answerSoon(watch);
    }
  };

  const lookAwayFrom = (ids: Iterable<string>): void => {
    for (const id of ids) {
      if (![...watches.values()].some((watch) => watch.ids.has(id))) known.lookAway(id);
    }
  };

  /** So that the first change of a fixture is told at once: what came before anybody looked is stored, and then read. */
  const learnStored = async (ids: readonly string[]): Promise<void> => {
    const asked = stream;
    if (asked === undefined || ids.length === 0) return;
    await asked.storeNow();
    const stored = await readStored(ids);
    if (stored === undefined || asked !== stream || stored.at.epoch !== asked.epoch) return;
    // What came while it was read is in it, and nobody has heard of that yet.
    for (const fixtureId of known.committed(stored.at.offset, stored.fixtures)) tell(fixtureId);
  };

  const forget = (tabId: string): void => {
    const watch = watches.get(tabId);
    if (watch === undefined) return;
    watches.delete(tabId);
    settle(watch, NOTHING);
    lookAwayFrom(watch.ids);
  };

  const lookAt = (watch: Watch, ids: ReadonlySet<string>): void => {
    const before = watch.ids;
    watch.ids = ids;
    learnStored([...ids].filter((id) => !known.isLookedAt(id))).catch(() => undefined);
    for (const id of ids) {
      known.look(id, stream?.received ?? 0);
      // Another tab looks at it: what came for that one is not stored yet, perhaps.
      if (!before.has(id) && known.rowOf(id) !== undefined) watch.news.add(id);
    }
    for (const id of before) {
      if (ids.has(id)) continue;
      watch.news.delete(id);
      watch.abouts.delete(id);
    }
    lookAwayFrom([...before].filter((id) => !ids.has(id)));
  };

  return {
    isFollowed: () => isShared && stream !== undefined && watches.size > 0,
    began(position, storeNow) {
      stream = { epoch: position.epoch, storeNow, received: position.offset };
      known.restart(position.offset);
      for (const watch of watches.values()) {
        startRun(watch);
        answer(watch);
      }
      learnStored([...watches.values()].flatMap(({ ids }) => [...ids])).catch(() => undefined);
    },
    received(position, event) {
      if (stream === undefined) return;
      stream.received = position.offset;
      const fixtureId = event === null ? undefined : fixtureIdOf(event);
      if (event === null || fixtureId === undefined) return;
      if (known.received(fixtureId, position.offset, event)) tell(fixtureId);
    },
    committed(to, left) {
      if (stream === undefined || to.epoch !== stream.epoch) return;
      for (const fixtureId of known.committed(to.offset, left)) tell(fixtureId);
    },
    ended() {
      if (stream === undefined) return;
      stream = undefined;
      known.restart(0);
      for (const watch of watches.values()) {
        startRun(watch);
        settle(watch, NOTHING);
      }
    },
    next(tabId, fixtureIds, run) {
      if (fixtureIds.length === 0) {
        forget(tabId);
        return Promise.resolve(NOTHING);
      }
      const watch: Watch = watches.get(tabId) ?? {
        ids: new Set(),
        news: new Set(),
        abouts: new Map(),
        run: null,
        answeredAt: 0,
        asking: undefined,
        cancelPace: undefined,
        cancelWait: undefined,
      };
      watches.set(tabId, watch);
      // A tab has one question at a time: an earlier one is overtaken.
      settle(watch, NOTHING);
      const isNew = fixtureIds.length !== watch.ids.size || fixtureIds.some((id) => !watch.ids.has(id));
      if (isNew) lookAt(watch, new Set(fixtureIds));
      return new Promise((resolve) => {
        watch.asking = resolve;
        if (stream === undefined ? run !== null : watch.run === null || watch.run !== run) startRun(watch);
        // What it looks at, and a run that began or ended, is told at once.
        if (watch.run !== run || (isNew && run !== null)) {
          if (watch.run === null) settle(watch, NOTHING);
          else answer(watch);
          return;
        }
        watch.cancelWait = clock.after(LONGEST_WAIT_MS, () => {
          settle(watch, { run: watch.run, epoch: stream?.epoch ?? '', fixtures: [] });
        });
        answerSoon(watch);
      });
    },
    forget,
    async stored() {
      if (stream === undefined) return;
      const { storeNow } = stream;
      const late = new AbortController();
      await Promise.race([storeNow().catch(() => undefined), pause(clock, LONGEST_STORE_MS, late.signal)]);
      late.abort();
    },
  };
}

/** The texts of a row, without the longer one where the tab has it. */
function textsFor(watch: Watch, fixtureId: string, { row }: KnownRow): Pick<ChangedFixture, 'about' | 'state'> {
  if (row === undefined) {
    watch.abouts.delete(fixtureId);
    return { about: null, state: null };
  }
  const isTold = watch.abouts.get(fixtureId) === row.about;
  watch.abouts.set(fixtureId, row.about);
  return { about: isTold ? null : row.about, state: row.state };
}
