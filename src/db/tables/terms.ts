/**
 * Which worker's term of leadership counts. Every write that a leader makes for a stream asks, inside its own transaction, whether
 * its term is still the last one begun: a leader that was frozen, replaced and thawed writes nothing (SYN-06).
 */
import type Dexie from 'dexie';
import type { HanpanDatabase } from './database.ts';
import type { TermId } from './termId.ts';

/** The house's database or a member's: each has a term of its own, begun by whoever leads. */
type TermStore = Pick<HanpanDatabase, 'settings'>;

/** Begins a term: from here on no write of an earlier one is stored. */
export async function beginTerm(db: Dexie & TermStore, holder: string): Promise<TermId> {
  return db.transaction('rw', [db.settings], async () => {
    const row = await db.settings.get('term');
    const value = { number: (row?.key === 'term' ? row.value.number : 0) + 1, holder };
    await db.settings.put({ key: 'term', value });
    return value;
  });
}

/**
 * To be asked inside the transaction that writes for a term. A database made anew knows no term: then nothing may be written
 * either, because what the leader believes to be stored is gone.
 *
 * @param term `undefined` for a write that belongs to none
 */
export async function holdsTerm(db: TermStore, term: TermId | undefined): Promise<boolean> {
  if (term === undefined) return true;
  const row = await db.settings.get('term');
  return row?.key === 'term' && row.value.number === term.number && row.value.holder === term.holder;
}
