/** Where things that no schema accepts are kept aside: bounded in number and size, newest kept. */
import type Dexie from 'dexie';
import type { HanpanDatabase } from '../tables/database.ts';
import type { QuarantineRow } from '../tables/rows.ts';

const MAX_ROWS = 200;
const MAX_SAMPLE = 2_000;
const MAX_DETAIL = 200;

/** Keeps a row, dropping the oldest beyond 200. Never a response that may hold a token. */
export async function quarantine(
  db: Dexie & Pick<HanpanDatabase, 'quarantine'>,
  row: Omit<QuarantineRow, 'id'>,
): Promise<void> {
  await db.transaction('rw', [db.quarantine], async () => {
    const id = await db.quarantine.add({
      ...row,
      detail: row.detail.slice(0, MAX_DETAIL),
      sample: row.sample.slice(0, MAX_SAMPLE),
    });
    if (id !== undefined && id > MAX_ROWS)
      await db.quarantine
        .where('id')
        .belowOrEqual(id - MAX_ROWS)
        .delete();
  });
}
