/**
 * How the member's own stream changes the lists that are kept, in the transaction that stores its events (LST-5, LST-6): a row changes wherever it
 * stands, comes into lists that it fits now, and leaves those that it fits no more.
 */
import { declarationOf, listCalls, type ListName } from '../../domain/calls/lists.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import type { Position } from '../../domain/kernel/position.ts';
import { grownOld, hasKey, insertKey, removeKey, type ListRun } from '../../domain/lists/listRuns.ts';
import type { StreamBatch } from '../log/admit.ts';
import { isNewer } from '../records/lists.ts';
import type { MemberDatabase } from '../tables/database.ts';
import type { ListEntryRow, ListRow } from '../tables/rows.ts';

/** Rows that the stream keeps anyway: what no list has shown yet may be known here. */
const projected: { readonly [Name in ListName]?: (db: MemberDatabase, id: string) => Promise<unknown> } = {
  bets: (db, id) => db.bets.get(id),
};

/** Inside the caller's transaction, before its events change what they keep. */
export async function tellLists(db: MemberDatabase, { epoch, events }: StreamBatch<MemberEvent>): Promise<void> {
  const lists = await db.lists.toArray();
  if (lists.length === 0) return;
  for (const name of Object.keys(listCalls) as ListName[]) {
    const told = lists.filter((list) => list.name === name);
    const changed = new Map<string, ListEntryRow | undefined>();
    for (const { event, offset } of events) {
      const id = event === null ? undefined : declarationOf(name).live?.idOf(event);
      if (event === null || id === undefined) continue;
      const stored = changed.get(id) ?? (await knownRow(db, name, id));
      changed.set(id, evolved(stored, event, { name, id, position: { epoch, offset } }));
    }
    const runs = await Promise.all(told.map((list) => putChanged(db, list, [...changed])));
    for (const [id, entry] of changed) {
      const isKept = runs.some((some) => hasKey(some, id));
      if (isKept && entry !== undefined) await db.listRows.put(entry);
      if (!isKept) await db.listRows.delete([name, id]);
    }
  }
}

/** Marks every live list as old, unless nothing can have happened that it was not told. Inside the caller's transaction. */
export async function leaveGap(db: MemberDatabase, arriving: Position): Promise<void> {
  const checkpoint = await db.checkpoints.get('bets');
  for (const list of await db.lists.toArray()) {
    const reached = checkpoint ?? list.position;
    if (reached === null || (reached.epoch === arriving.epoch && reached.offset === arriving.offset)) continue;
    await db.lists.put({ ...list, runs: grownOld(list.runs) });
  }
}

async function knownRow(db: MemberDatabase, name: ListName, id: string): Promise<ListEntryRow | undefined> {
  const stored = await db.listRows.get([name, id]);
  if (stored !== undefined) return stored;
  const row = await projected[name]?.(db, id);
  return row === undefined ? undefined : { name, id, row, position: null };
}

/** A row after an event; as it is if it is of a later position already. */
function evolved(
  stored: ListEntryRow | undefined,
  event: MemberEvent,
  at: Pick<ListEntryRow, 'name' | 'id' | 'position'>,
): ListEntryRow | undefined {
  if (stored !== undefined && isNewer(stored, at)) return stored;
  const row = declarationOf(at.name).live?.evolve(stored?.row, event);
  return row === undefined ? undefined : { ...at, row };
}

async function putChanged(
  db: MemberDatabase,
  list: ListRow,
  changed: readonly (readonly [id: string, entry: ListEntryRow | undefined])[],
): Promise<readonly ListRun[]> {
  const { keyOf, fits } = declarationOf(list.name);
  let { runs } = list;
  for (const [id, entry] of changed) {
    if (entry !== undefined) {
      const key = keyOf(entry.row);
      runs = fits(entry.row, list.filter) ? insertKey(runs, key) : removeKey(runs, key);
    }
    // Nobody here knows the row: it may belong here now, or no more.
    else if (hasKey(runs, id) || Object.keys(list.filter).length > 0) runs = grownOld(runs);
  }
  if (runs !== list.runs) await db.lists.put({ ...list, runs });
  return runs;
}
