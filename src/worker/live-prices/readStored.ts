/** Fixtures as they are stored, for telling what comes next of them (PSH-2). */
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { packFixture } from '../../db/packing/packedFixtures.ts';
import { readFixturesAsOf } from '../../db/queries/fixtures.ts';
import type { ReadStored } from './fixturePushes.ts';

/** Read in one transaction with the checkpoint; `undefined` where the stream has none yet. */
export async function readStored(db: HanpanDatabase, ids: readonly string[]): ReturnType<ReadStored> {
  const { fixtures, asOf } = await readFixturesAsOf(db, ids);
  if (asOf === undefined) return undefined;
  const stored = fixtures.map((fixture) => (fixture === undefined ? undefined : packFixture(fixture)));
  return { at: asOf, fixtures: new Map(ids.map((id, index) => [id, stored[index]])) };
}
