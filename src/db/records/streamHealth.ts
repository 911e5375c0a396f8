/** The health row of a stream, as its leader writes it: fenced like everything else a leader writes. */
import type { StreamHealth } from '../../domain/events/connection.ts';
import type Dexie from 'dexie';
import type { HanpanDatabase } from '../tables/database.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/** @returns `false` if the term is not the last one begun; nothing was written then */
export async function storeHealth(
  db: Dexie & Pick<HanpanDatabase, 'settings' | 'health'>,
  health: StreamHealth,
  term?: TermId,
): Promise<boolean> {
  return db.transaction('rw', [db.settings, db.health], async () => {
    if (!(await holdsTerm(db, term))) return false;
    await db.health.put(health);
    return true;
  });
}
