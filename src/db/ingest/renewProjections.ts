/**
 * After an update of the site: rows that an older version of a projection made are made again from snapshot and log, before the origin is asked
 * (rules PRJ). Bounded: each projection is one transaction, of a log that is bounded itself; who dies in the middle has changed nothing, and the
 * next leader begins again with what is left, three times at most.
 */
import type Dexie from 'dexie';
import type { ProjectionName } from '../../domain/kernel/projectionVersion.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { admitOlder, countTry, outOfDate } from '../records/projectionStamps.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';
import { rebuildBoards, rebuildMember, rebuildOffer, rebuildSlips, type Rebuilt } from './rebuild.ts';

/** Tries after which the log is taken for what kills whoever reads it. */
const MOST_TRIES = 3;

/** Is told of each projection that was made again, or could not be. */
export type RenewalNews = (what: ProjectionName, became: Rebuilt) => void;

/** The offer of the house. To be asked while no stream of this term runs: what a worker remembers of rows would be of before. */
export async function renewOffer(db: HanpanDatabase, tell: RenewalNews, term?: TermId): Promise<void> {
  const { names, isProvable } = await begin(db, ['offer', 'boards'], term);
  if (names.includes('offer')) tell('offer', await rebuildOffer(db, term, isProvable));
  else if (names.includes('boards')) {
    const became = await rebuildBoards(db, term);
    if (became !== undefined) tell('boards', became);
  }
}

/** What is a member's. A slip may have been changed by a worker of older code, which does not lead: to be asked now and then (PRJ-4). */
export async function renewTheirs(db: MemberDatabase, tell: RenewalNews, term?: TermId): Promise<void> {
  const { names, isProvable } = await begin(db, ['member', 'slips'], term);
  if (names.includes('member')) tell('member', await rebuildMember(db, term, isProvable));
  if (names.includes('slips')) tell('slips', await rebuildSlips(db, term, isProvable));
}

/** What is out of date, the try counted before it is made. Rows of a newer version stay as they are: this code writes to them from now on. */
async function begin<Name extends ProjectionName>(
  db: Dexie & Pick<HanpanDatabase, 'settings'>,
  all: readonly Name[],
  term: TermId | undefined,
): Promise<{ readonly names: readonly Name[]; readonly isProvable: boolean }> {
  return db.transaction('rw', [db.settings], async () => {
    if (!(await holdsTerm(db, term))) return { names: [], isProvable: false };
    await admitOlder(db, all);
    const names = await outOfDate(db, all);
    return { names, isProvable: names.length > 0 && (await countTry(db)) <= MOST_TRIES };
  });
}
