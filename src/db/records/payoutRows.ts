/** What the house pays on mini games, as it is stored (PAY-3). */
import type { Payouts } from '../../domain/mini-games/payouts.ts';
import { isOfRound } from '../../domain/kernel/isOfRound.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import type { DocumentRow } from '../tables/rows.ts';
import { theirsOf } from '../tables/theirs.ts';

/** None before they are known: the origin judges by those that there are, and tells what changed. Takes a row and reads none, as `limitRowsOf` does. */
export const payoutsOfRow = (row: DocumentRow | undefined): readonly Payouts[] =>
  // Stored only as its schema accepted it (`db/records/documents.ts`).
  (row?.value as readonly Payouts[] | undefined) ?? [];

/** For decisions on some fixtures: read only where a round is among them. */
export const storedPayouts = async (db: HanpanDatabase, fixtureIds: readonly string[]): Promise<readonly Payouts[]> =>
  fixtureIds.some(isOfRound) ? payoutsOfRow(await (await theirsOf(db))?.documents.get('gamePayouts')) : [];
