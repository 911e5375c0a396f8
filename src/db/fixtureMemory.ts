/**
 * What a worker remembers of the fixtures it stored last, so that a batch need not read from the database what the one before it
 * wrote. Never the truth: it counts only if it stands exactly where the stored checkpoint stands, and that is asked inside the
 * transaction that writes (law 4). A batch that failed, another worker's commit or a new image make it stand elsewhere.
 */
import { formatPosition, type Position } from '../domain/kernel/position.ts';
import type { StoredFixture } from './packedFixtures.ts';

/** Fixtures remembered: three of four updates are about the busiest few hundred. */
const MAX_REMEMBERED = 600;

/** What a batch found and left of the fixtures it was about; `undefined` for one that is not on offer. */
export type StoredFixtures = ReadonlyMap<string, StoredFixture | undefined>;

export interface FixtureMemory {
  /** What is remembered of a fixture; nothing if the memory stands elsewhere than the checkpoint. */
  recall(checkpoint: Position, fixtureId: string): StoredFixture | undefined;
  /** A batch was committed between two positions, and left these fixtures. */
  committed(from: Position, to: Position, fixtures: StoredFixtures): void;
}

export function createFixtureMemory(): FixtureMemory {
  const known = new Map<string, StoredFixture>();
  let standsAt: string | undefined;
  return {
    recall(checkpoint, fixtureId) {
      return standsAt === formatPosition(checkpoint) ? known.get(fixtureId) : undefined;
    },
    committed(from, to, fixtures) {
      if (standsAt !== formatPosition(from)) known.clear();
      standsAt = formatPosition(to);
      for (const [id, stored] of fixtures) {
        // Set anew, so that the map's order is the order of use.
        known.delete(id);
        if (stored !== undefined) known.set(id, stored);
      }
      for (const id of known.keys()) {
        if (known.size <= MAX_REMEMBERED) break;
        known.delete(id);
      }
    },
  };
}
