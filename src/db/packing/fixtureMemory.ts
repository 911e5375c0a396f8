/**
 * What a worker remembers of the fixtures it stored last, so that a batch need not read from the database what an earlier one
 * wrote. Never the truth: it counts only if it stands exactly where the stored checkpoint stands, and that is asked inside the
 * transaction that writes (law 4). A batch that failed, another worker's commit or a new image make it stand elsewhere.
 *
 * As an object a fixture is several times as large as its row, and only the busiest are kept so.
 */
import { formatPosition, type Position } from '../../domain/kernel/position.ts';
import { unpackKnown, type FixtureRow, type StoredFixture } from './packedFixtures.ts';

const MAX_ROWS = 1_000;
const MAX_FIXTURES = 150;

/** What a batch found and left of the fixtures it was about; `undefined` for one that is not on offer. */
export type StoredFixtures = ReadonlyMap<string, StoredFixture | undefined>;

export interface FixtureMemory {
  /** What is remembered of a fixture; nothing if the memory stands elsewhere than the checkpoint. */
  recall(checkpoint: Position, fixtureId: string): StoredFixture | undefined;
  /** A batch was committed between two positions, and left these fixtures. */
  committed(from: Position, to: Position, fixtures: StoredFixtures): void;
  /** Rows were written that no batch left: an image. */
  forget(): void;
}

export function createFixtureMemory(): FixtureMemory {
  const rows = new Map<string, FixtureRow>();
  const fixtures = new Map<string, StoredFixture>();
  let standsAt: string | undefined;
  return {
    recall(checkpoint, fixtureId) {
      if (standsAt !== formatPosition(checkpoint)) return undefined;
      const known = fixtures.get(fixtureId);
      if (known !== undefined) return known;
      const row = rows.get(fixtureId);
      return row === undefined ? undefined : unpackKnown(row);
    },
    committed(from, to, left) {
      if (standsAt !== formatPosition(from)) {
        rows.clear();
        fixtures.clear();
      }
      standsAt = formatPosition(to);
      // Set anew, so that the order of a map is the order of use: whatever changes often is among the first of a batch, and stays longest.
      for (const [id, stored] of [...left].toReversed()) {
        rows.delete(id);
        fixtures.delete(id);
        if (stored === undefined) continue;
        rows.set(id, stored.row);
        fixtures.set(id, { fixture: stored.fixture, row: stored.row });
      }
      dropOldest(rows, MAX_ROWS);
      dropOldest(fixtures, MAX_FIXTURES);
    },
    forget() {
      standsAt = undefined;
    },
  };
}

function dropOldest(known: Map<string, unknown>, most: number): void {
  for (const id of known.keys()) {
    if (known.size <= most) break;
    known.delete(id);
  }
}
