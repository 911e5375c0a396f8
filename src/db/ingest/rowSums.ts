/**
 * What stored fixtures add to the digests of their topics (STREAMS.md, S-23). Reading a row takes a hundred times as long as seeing that its
 * text is the one that was read last, and most are: so that is all that is kept of them, a few numbers each.
 */
import { digestOf } from '../../domain/sports/digest.ts';
import type { SportId } from '../../domain/reference/sports.ts';
import { unpackFixture, type FixtureRow } from '../packing/packedFixtures.ts';

export interface RowSum {
  readonly sportId: SportId;
  readonly sum: number;
}

export interface RowSums {
  /** @returns `undefined` for a row that nobody can read */
  of(row: FixtureRow): RowSum | undefined;
  /** Forgets all rows but so many that were looked at last. */
  keep(count: number): void;
}

export function createRowSums(): RowSums {
  const known = new Map<string, RowSum & { readonly text: number }>();
  return {
    of(row) {
      const { fixtureId } = row;
      const before = known.get(fixtureId);
      known.delete(fixtureId);
      const text = hashOf(row.about, hashOf(row.state, OFFSET_BASIS));
      if (before?.text === text) {
        known.set(fixtureId, before);
        return before;
      }
      const fixture = unpackFixture(row);
      if (fixture === undefined) return undefined;
      const read = { text, sportId: fixture.sportId, sum: digestOf(fixture) };
      known.set(fixtureId, read);
      return read;
    },
    keep(count) {
      for (const id of known.keys()) {
        if (known.size <= count) break;
        known.delete(id);
      }
    },
  };
}

const OFFSET_BASIS = 0x811c9dc5;

/** FNV-1a over UTF-16 code units, from a start value. */
function hashOf(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
