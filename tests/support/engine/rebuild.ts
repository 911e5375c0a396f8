/** Every projection made again from snapshot and log at once, as nothing that ships asks for. */
import { rebuildMember, rebuildOffer, rebuildSlips, type Rebuilt } from '../../../src/db/ingest/rebuild.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { LogStream } from '../../../src/db/tables/rows.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';

/** What is nobody's counts as dropped. */
export async function rebuild(db: HanpanDatabase): Promise<{ readonly [S in LogStream]: Rebuilt }> {
  const events = await rebuildOffer(db);
  const theirs = await theirsOf(db);
  if (theirs === undefined) return { events, bets: 'dropped', slip: 'dropped' };
  return { events, bets: await rebuildMember(theirs), slip: await rebuildSlips(theirs) };
}
