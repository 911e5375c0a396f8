/** A tab and a worker's pushes joined without a port between them, in time that a test moves: what is told arrives a turn later. */
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { fixtureIdOf } from '../../../src/domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { createPushedFixtures, type PushedFixtures } from '../../../src/app/frame/live-prices/pushedFixtures.ts';
import type { DrawPace } from '../../../src/app/kit/timing/drawPace.ts';
import type { ReadAt } from '../../../src/app/frame/live-prices/toldFixtures.ts';
import type { ChangedFixtures } from '../../../src/worker/contract.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import {
  createFixturePushes,
  type FixturePushes,
  type ReadStored,
} from '../../../src/worker/live-prices/fixturePushes.ts';

export interface StepClock extends Clock {
  /** Moves on, fires what falls due in order, and lets every promise come to rest. */
  pass(ms: number): Promise<void>;
}

export function stepClock(): StepClock {
  let now = 1_700_000_000_000;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const rest = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      await rest();
      for (;;) {
        const [due] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (due === undefined) break;
        timers.delete(due);
        now = Math.max(now, due.at);
        due.callback();
        await rest();
      }
      now = end;
      await rest();
    },
  };
}

type StoredOf = (ids: readonly string[]) => Awaited<ReturnType<ReadStored>>;

/** What is stored, as the worker reads it. */
export const storedIn =
  (stream: () => StreamAtHand | undefined): StoredOf =>
  (ids) => {
    const stored = stream()?.stored;
    if (stored === undefined) return undefined;
    const rows = ids.map((id) => [id, stored.fixtures.get(id)] as const);
    return {
      at: { epoch: stored.epoch, offset: stored.offset },
      fixtures: new Map(rows.map(([id, one]) => [id, one === undefined ? undefined : packFixture(one)])),
    };
  };

type Offer = ReadonlyMap<string, Fixture>;

/** What is stored: an offer at a position, and what has come since and is not stored yet. */
export interface StreamAtHand {
  readonly stored: { readonly epoch: string; readonly offset: number; readonly fixtures: Offer };
  readonly gathered: readonly FeedEvent[];
  /** Where the origin stands. */
  readonly head: number;
  /** The offer after each offset of the present epoch. */
  truthAt(offset: number): Offer;
  happens(event: FeedEvent): void;
  /** Stores the first so many of what is gathered. */
  commits(count: number): void;
  /** The connection ends and begins again: what is not stored comes once more, at once or when it returns. */
  breaks(isBack: boolean): void;
  /** A connection that was gone is back. */
  returns(): void;
  /** A whole image replaces what is stored. */
  images(epoch: string, fixtures: readonly Fixture[]): void;
}

/** @param isStoring whether everything is stored when the worker asks for it */
export function streamAtHand(pushes: FixturePushes, fixtures: readonly Fixture[], isStoring = true): StreamAtHand {
  const offerOf = (list: readonly Fixture[]): Map<string, Fixture> => new Map(list.map((one) => [one.fixtureId, one]));
  let stored = { epoch: 'e1', offset: 0, fixtures: offerOf(fixtures) };
  let gathered: FeedEvent[] = [];
  let truth = new Map([[0, offerOf(fixtures)]]);
  let isOn = false;
  let missed: FeedEvent[] = [];
  const begin = () => {
    isOn = true;
    const { epoch, offset } = stored;
    pushes.began({ epoch, offset }, () => Promise.resolve(commits(isStoring ? gathered.length : 0)));
  };
  const after = (before: Offer, event: FeedEvent): Map<string, Fixture> => {
    const next = new Map(before);
    const id = fixtureIdOf(event);
    if (id === undefined) return next;
    const fixture = evolveFixture(next.get(id), event);
    if (fixture === undefined) next.delete(id);
    else next.set(id, fixture);
    return next;
  };
  const commits = (count: number) => {
    const batch = gathered.slice(0, count);
    if (batch.length === 0) return;
    gathered = gathered.slice(count);
    let next = stored.fixtures;
    for (const event of batch) next = after(next, event);
    stored = { ...stored, offset: stored.offset + batch.length, fixtures: next };
    const ids = batch.flatMap((event) => fixtureIdOf(event) ?? []);
    const left = new Map(
      ids.map((id) => {
        const fixture = next.get(id);
        return [id, fixture === undefined ? undefined : packFixture(fixture)];
      }),
    );
    pushes.committed({ epoch: stored.epoch, offset: stored.offset }, left);
  };
  begin();
  return {
    get stored() {
      return stored;
    },
    get gathered() {
      return gathered;
    },
    get head() {
      return stored.offset + gathered.length + missed.length;
    },
    truthAt: (offset) => truth.get(offset) ?? new Map<string, Fixture>(),
    happens(event) {
      if (!isOn) return;
      const offset = stored.offset + gathered.length + 1;
      truth.set(offset, after(truth.get(offset - 1) ?? stored.fixtures, event));
      pushes.received({ epoch: stored.epoch, offset }, event);
      gathered.push(event);
    },
    commits,
    breaks(isBack) {
      pushes.ended();
      isOn = false;
      missed = [...gathered, ...missed];
      gathered = [];
      if (isBack) this.returns();
    },
    returns() {
      if (isOn) return;
      begin();
      const again = missed;
      missed = [];
      for (const event of again) this.happens(event);
    },
    images(epoch, list) {
      pushes.ended();
      const isOther = epoch !== stored.epoch;
      const offset = isOther ? 0 : this.head;
      gathered = [];
      missed = [];
      stored = { epoch, offset, fixtures: offerOf(list) };
      if (isOther) truth = new Map();
      truth.set(offset, offerOf(list));
      begin();
    },
  };
}

/** A tab's screen: what it read last, under what it was told. */
export interface Screen {
  readonly pushed: PushedFixtures;
  /** Reads the stored offer as a page does when it is asked to. */
  reads(): void;
  shows(fixtureId: string): Fixture | undefined;
  /** Whether what it shows of the game must be locked, being older than what it showed. */
  isLocked(fixtureId: string): boolean;
  /** Where the stream stood when it read last, and whether a run began or ended since. */
  lastRead(): { readonly asOf: ReadAt['asOf']; readonly isOver: boolean };
  /** The worker does not answer any more, and every question under way is lost. */
  loses(): void;
  readonly asked: readonly (readonly string[])[];
}

/** A page whose drawings cost nothing. */
export const AT_ONCE = { draw() {}, restMs: () => 0 };

export function screenOf(
  clock: Clock,
  pushes: FixturePushes,
  stream: StreamAtHand,
  tabId = 't1',
  pace: Pick<DrawPace, 'draw' | 'restMs'> = AT_ONCE,
): Screen {
  let isLost = false;
  const lost = new Set<() => void>();
  const asked: (readonly string[])[] = [];
  const changedFixtures = (ids: readonly string[], run: string | null): Promise<ChangedFixtures | undefined> => {
    asked.push(ids);
    if (isLost) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const lose = () => resolve(undefined);
      lost.add(lose);
      void pushes.next(tabId, ids, run).then((answer) => {
        lost.delete(lose);
        resolve(structuredClone(answer));
      });
    });
  };
  const pushed = createPushedFixtures({ changedFixtures }, clock, pace);
  let read: ReadAt & { readonly fixtures: Offer } = { round: 0, asOf: undefined, fixtures: new Map() };
  const reads = () => {
    const { epoch, offset, fixtures } = stream.stored;
    read = { round: pushed.round(), asOf: { epoch, offset }, fixtures };
  };
  return {
    pushed,
    reads,
    lastRead: () => ({ asOf: read.asOf, isOver: read.round !== pushed.round() }),
    shows: (fixtureId) => pushed.newest(fixtureId, read.fixtures.get(fixtureId), read),
    isLocked: (fixtureId) => pushed.isBehind([fixtureId], read),
    loses() {
      isLost = true;
      for (const lose of lost) lose();
    },
    asked,
  };
}

/** @param storedOf what is stored; without it a fixture is learned from a commit alone */
export const pushesOn = (clock: Clock, isShared = true, storedOf?: StoredOf): FixturePushes =>
  createFixturePushes(clock, 'w1', isShared, (ids) => Promise.resolve(storedOf?.(ids)));
