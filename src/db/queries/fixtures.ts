/**
 * Fixtures as screens read them. A row that no schema accepts is shown to nobody: it is as if it were missing, until the worker
 * finds it and has it sent again (`soundRows.ts`).
 */
import type { Topics } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { readPartial } from '../records/partialOffer.ts';
import { followedTopics, topicsOf } from '../records/followedTopics.ts';
import { readFixtureRow, sportIdOf, unpackFixture, type ReadFixture } from '../packing/packedFixtures.ts';
import type { RowsAhead } from './readAhead.ts';

/** Rows kept as they were read: more than every live query of a tab shows together. */
const MAX_KEPT = 60;

/** Rows read last, by id. Told apart by their texts, so that it does not matter which database they came from. */
const kept = new Map<string, ReadFixture>();

/**
 * Fixtures as they stand now, in the order asked for; `undefined` where there is none. One request. What has not changed since
 * it was read last is the same object.
 */
export async function readFixtures(
  db: HanpanDatabase,
  ids: readonly string[],
): Promise<readonly (Fixture | undefined)[]> {
  return readRows(ids, await db.fixtures.bulkGet([...ids]));
}

const readRows = (ids: readonly string[], rows: readonly unknown[]) =>
  rows.map((row, index) => (row === undefined ? undefined : readKept(ids[index] ?? '', row)));

/** Fixtures whose rows were read ahead. @returns `undefined` unless they are exactly those */
export function fixturesAhead({ board, followed, offer }: RowsAhead, ids: readonly string[]): FixturesRead | undefined {
  if (board === undefined || board.cut.fixtureIds.join(' ') !== ids.join(' ')) return undefined;
  return { fixtures: readRows(ids, board.rows), followed: topicsOf(followed), isPartial: offer !== 'whole' };
}

/** Fixtures, and of which topics they were those of the checkpoint: prices of others are stale (S-20). */
export interface FixturesRead {
  readonly fixtures: readonly (Fixture | undefined)[];
  /** The same set for as long as the same topics are followed. */
  readonly followed: Topics;
  /** Whether a game that is not stored may be one that has not come yet (S-25). */
  readonly isPartial?: boolean;
}

/** As `readFixtures`, with the topics followed. One transaction: a price is never taken for followed before it is there. */
export async function readFollowedFixtures(db: HanpanDatabase, ids: readonly string[]): Promise<FixturesRead> {
  return db.transaction('r', [db.fixtures, db.settings], async () => {
    const read = [readFixtures(db, ids), followedTopics(db), readPartial(db)] as const;
    const [fixtures, followed, partial] = await Promise.all(read);
    return { fixtures, followed, isPartial: partial !== undefined };
  });
}

/** The same, and where the stream of fixtures stood when they were read; `undefined` if nothing may be said of that. One transaction. */
export async function readFixturesAsOf(
  db: HanpanDatabase,
  ids: readonly string[],
): Promise<FixturesRead & { readonly asOf: Position | undefined }> {
  return db.transaction('r', [db.fixtures, db.settings, db.checkpoints], async () => {
    const [read, asOf] = await Promise.all([readFollowedFixtures(db, ids), db.checkpoints.get('events')]);
    return { ...read, asOf };
  });
}

/** Sports of fixtures by id; those that are not on offer are missing. */
export async function sportsOf(db: HanpanDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await db.fixtures.bulkGet([...ids]);
  return new Map(
    rows.flatMap((row) => {
      const sportId = row === undefined ? undefined : sportIdOf(row.about);
      return row === undefined || sportId === undefined ? [] : [[row.fixtureId, sportId] as const];
    }),
  );
}

/** Every fixture on offer. */
export async function allFixtures(db: HanpanDatabase): Promise<Fixture[]> {
  const rows: readonly unknown[] = await db.fixtures.toArray();
  return rows.flatMap((row) => unpackFixture(row) ?? []);
}

function readKept(id: string, row: unknown): Fixture | undefined {
  const read = readFixtureRow(row, kept.get(id));
  kept.delete(id);
  if (read === undefined) return undefined;
  kept.set(id, read);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return read.fixture;
}
