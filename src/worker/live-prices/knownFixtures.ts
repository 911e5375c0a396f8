/**
 * Fixtures that tabs look at, as they stand after everything received, stored or not yet (PSH-2). Never the truth and never stored: what is
 * known here was learned from a commit, and every commit that has caught up with it replaces it.
 *
 * A fixture may go on from a commit only if everything received since that commit is here: what came before anybody looked is in no
 * memory but the database's.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { StoredFixtures } from '../../db/packing/fixtureMemory.ts';
import { packFixture, type FixtureRow, type StoredFixture } from '../../db/packing/packedFixtures.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';

interface Known {
  fixture: Fixture | undefined;
  /** Of the last event about it, or of the commit it was learned from. */
  offset: number;
  /** What of it has been packed last. */
  stored: StoredFixture | undefined;
  /** Whether events may be applied to it. */
  goesOn: boolean;
}

interface Looked {
  /** What had been received when somebody began to look. */
  readonly since: number;
  /** Received since then and not stored, while the fixture does not go on. Bounded by what the stream gathers. */
  waiting: { readonly offset: number; readonly event: FeedEvent }[];
  known: Known | undefined;
}

/** A fixture as it stands at an offset; without a row it has left the offer. */
export interface KnownRow {
  readonly offset: number;
  readonly row: FixtureRow | undefined;
}

/** Memory of one worker, bounded by what its tabs look at; lost with it, and learned anew from what is stored. */
export interface KnownFixtures {
  /** @param at the offset received last */
  look(fixtureId: string, at: number): void;
  lookAway(fixtureId: string): void;
  isLookedAt(fixtureId: string): boolean;
  /** @returns whether there is something new to tell of the fixture */
  received(fixtureId: string, offset: number, event: FeedEvent): boolean;
  /** @returns of which fixtures there is something new to tell */
  committed(to: number, left: StoredFixtures): readonly string[];
  rowOf(fixtureId: string): KnownRow | undefined;
  /** Everything known is over; what is looked at is looked at anew, from this offset on. */
  restart(at: number): void;
}

/** Knows nothing until a fixture is looked at and learned of: until then it tells nothing of it. */
export function createKnownFixtures(): KnownFixtures {
  const looked = new Map<string, Looked>();

  const learn = (one: Looked, to: number, stored: StoredFixture | undefined): boolean => {
    const { known } = one;
    // It is ahead of this commit, and was made from the same events.
    if (known?.goesOn === true && known.offset > to) return false;
    const isNew = known?.goesOn !== true;
    const goesOn = known?.goesOn === true || to >= one.since;
    const learned: Known = { fixture: stored?.fixture, offset: to, stored, goesOn };
    one.known = learned;
    if (!goesOn) return true;
    for (const { offset, event } of one.waiting) apply(learned, offset, event);
    one.waiting = [];
    return isNew;
  };

  return {
    look(fixtureId, at) {
      if (!looked.has(fixtureId)) looked.set(fixtureId, { since: at, waiting: [], known: undefined });
    },
    lookAway: (fixtureId) => {
      looked.delete(fixtureId);
    },
    isLookedAt: (fixtureId) => looked.has(fixtureId),
    received(fixtureId, offset, event) {
      const one = looked.get(fixtureId);
      if (one === undefined) return false;
      if (one.known?.goesOn === true) return apply(one.known, offset, event);
      one.waiting.push({ offset, event });
      return false;
    },
    committed(to, left) {
      const news: string[] = [];
      for (const [fixtureId, one] of looked) {
        if (one.waiting.length > 0) one.waiting = one.waiting.filter(({ offset }) => offset > to);
        if (left.has(fixtureId) && learn(one, to, left.get(fixtureId))) news.push(fixtureId);
      }
      return news;
    },
    rowOf(fixtureId) {
      const known = looked.get(fixtureId)?.known;
      if (known === undefined) return undefined;
      const { fixture, offset } = known;
      if (fixture === undefined) known.stored = undefined;
      else if (known.stored?.fixture !== fixture) known.stored = packFixture(fixture, known.stored);
      return { offset, row: known.stored?.row };
    },
    restart(at) {
      for (const fixtureId of looked.keys()) looked.set(fixtureId, { since: at, waiting: [], known: undefined });
    },
  };
}

/** @returns whether it changed the fixture */
function apply(known: Known, offset: number, event: FeedEvent): boolean {
  const next = evolveFixture(known.fixture, event);
  if (next === known.fixture) return false;
  known.fixture = next;
  known.offset = offset;
  return true;
}
