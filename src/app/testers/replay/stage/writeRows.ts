/** Rows of the recording, as the stage's databases have them: only what differs is written, and what is everybody's and what is a member's at once. */
import type { Dexie, Table } from 'dexie';
import type { HanpanDatabase } from '../../../../db/tables/database.ts';
import type { RowChange, TableChange } from '../stageLink.ts';

/** Where this replay keeps the member's rows. A recording's own name for it would be that of a database which is not ours. */
export const memberDatabaseOf = (house: string): string => `${house}-member`;

/** A session's row names the stage's database: that of the recorded one is in no recording, and would not be ours. */
function ownNamed(row: unknown, own: string): unknown {
  if (typeof row !== 'object' || row === null || !('state' in row)) return row;
  return { ...row, database: row.state === 'signedIn' ? own : null };
}

/** Names of tables that have no rows to write are left out, so that nobody is told of them. */
function changed(rows: Readonly<Record<string, TableChange>>, tables: readonly Table[]) {
  return tables.flatMap((table) => {
    const change = rows[table.name];
    return change === undefined || change.put.length + change.gone.length === 0 ? [] : [{ table, change }];
  });
}

async function writeTo(db: Dexie, rows: Readonly<Record<string, TableChange>>, own: string) {
  const changes = changed(rows, db.tables);
  if (changes.length === 0) return;
  const tables = changes.map(({ table }) => table);
  await db.transaction('rw', tables, async () => {
    for (const { table, change } of changes) {
      if (change.gone.length > 0) await table.bulkDelete([...change.gone]);
      const put = table.name === 'sessions' ? change.put.map((row) => ownNamed(row, own)) : [...change.put];
      if (put.length > 0) await table.bulkPut(put);
    }
  });
}

/**
 * Writes what differs. The member's rows first: who is signed in is a row of the house's, and whoever reads it finds the member.
 *
 * @throws what the browser's storage throws
 */
export async function writeRows(db: HanpanDatabase, rows: RowChange): Promise<void> {
  const own = memberDatabaseOf(db.name);
  await writeTo(db.ofMember(own), rows.member, own);
  await writeTo(db, rows.house, own);
}
