/**
 * The only way a page of a list is stored: for the session it was asked for, and joined to what is kept of that list (LST-3 … LST-7). How the
 * stream adds to it: `ingest/tellLists.ts`.
 */
import Dexie from 'dexie';
import type { ListName } from '../../domain/calls/lists.ts';
import type { Position } from '../../domain/kernel/position.ts';
import { listId, type ListFilter } from '../../domain/lists/list.ts';
import type { ListCursor, ListKey } from '../../domain/lists/listKey.ts';
import { grownOld, placePage } from '../../domain/lists/listRuns.ts';
import { deleteInSlices, putInSlices } from '../packing/putInSlices.ts';
import type { MemberDatabase } from '../tables/database.ts';
import type { ListEntryRow, ListRow } from '../tables/rows.ts';
import { unlessClosed } from '../tables/unlessClosed.ts';
import { isCurrent } from './sessions.ts';

/** Lists kept of a member, each of one filter. */
export const MAX_LISTS = 24;

/** A list is begun, or is there; the one that nobody asked for the longest goes, beyond as many as are kept. */
export async function openList(
  db: MemberDatabase,
  sessionId: string,
  name: ListName,
  filter: ListFilter,
  at: number,
): Promise<ListRow | undefined> {
  // Rows of lists are left to whoever reads them meanwhile: a screen is about to show this very list.
  const opened = await db
    .transaction('rw', [db.fence, db.lists], async () => {
      if (!(await isCurrent(db, sessionId))) return undefined;
      const id = listId(name, filter);
      const begun: ListRow = { id, name, filter, runs: [], position: null, askedAt: 0, usedAt: at };
      const list = { ...((await db.lists.get(id)) ?? begun), usedAt: at };
      await db.lists.put(list);
      const all = (await db.lists.toArray()).toSorted((a, b) => b.usedAt - a.usedAt);
      const forgotten = all.filter((other, index) => index >= MAX_LISTS && other.id !== id);
      await db.lists.bulkDelete(forgotten.map((other) => other.id));
      return { list, forgotten: new Set(forgotten.map((row) => row.name)) };
    })
    .catch(unlessClosed(undefined));
  // What a process that dies here leaves goes with the next page that is stored of that name.
  for (const other of opened?.forgotten ?? [])
    await db.transaction('rw', [db.lists, db.listRows], () => sweep(db, other));
  return opened?.list;
}

/** A page that was answered, its rows read by their schema. */
export interface AnsweredPage {
  readonly list: Pick<ListRow, 'id' | 'name'>;
  /** The cursor that the page was asked for with; `null` for the first page. */
  readonly after: ListCursor | null;
  readonly rows: readonly { readonly key: ListKey; readonly row: unknown }[];
  readonly next: ListCursor | null;
  readonly position: Position | null;
  /** When it was asked for, epoch ms. */
  readonly askedAt: number;
  /** Whether it was asked for because the answer before was `older`. */
  readonly isAskedAgain: boolean;
}

/** `older`: the stream has told more since than the page knows, or may have; it is to be asked for again. `over`: nobody asks for it any more. */
export type PageOutcome = 'stored' | 'older' | 'over';

export async function storePage(db: MemberDatabase, sessionId: string, page: AnsweredPage): Promise<PageOutcome> {
  return db
    .transaction('rw', [db.fence, db.lists, db.listRows, db.checkpoints], async () => {
      if (!(await isCurrent(db, sessionId))) return 'over';
      const list = await db.lists.get(page.list.id);
      if (list === undefined) return 'over';
      const { name } = list;
      const { after, position, next, askedAt } = page;
      const told = await db.checkpoints.get('bets');
      if (position !== null && told !== undefined) {
        // Of another log than what was told, it may be from before that, or from before the stream has told so. What is asked by now is not.
        const isOfOtherLog = told.epoch !== position.epoch;
        if (isLater(told, position) || (isOfOtherLog && !page.isAskedAgain)) return 'older';
      }
      const isOtherLog = list.position !== null && list.position.epoch !== position?.epoch;
      const known = isOtherLog ? grownOld(list.runs) : list.runs;
      const runs = placePage(known, after, { keys: page.rows.map(({ key }) => key), next });
      if (runs === known && after !== null) return 'over';
      const entries = page.rows.map(({ key, row }) => ({ name, id: key.id, row, position }));
      const stored = await db.listRows.bulkGet(entries.map(({ id }) => [name, id]));
      await putInSlices(
        db.listRows,
        entries.filter((entry, index) => !isNewer(stored[index], entry)),
      );
      await db.lists.put({ ...list, runs, ...(after === null ? { position, askedAt } : {}) });
      await sweep(db, name);
      return 'stored';
    })
    .catch(unlessClosed('over'));
}

const isLater = (a: Position, b: Position): boolean => a.epoch === b.epoch && a.offset > b.offset;

/** Whether what is stored of a row is of a later position of the same log. */
export function isNewer(stored: ListEntryRow | undefined, { position }: Pick<ListEntryRow, 'position'>): boolean {
  const known = stored?.position ?? null;
  return known !== null && position !== null && isLater(known, position);
}

/** Forgets rows that no list of that name has any more. Inside the caller's transaction. */
async function sweep(db: MemberDatabase, name: ListName): Promise<void> {
  const lists = (await db.lists.toArray()).filter((list) => list.name === name);
  const kept = new Set(lists.flatMap(({ runs }) => runs.flatMap(({ keys }) => keys.map(({ id }) => id))));
  const ids = await db.listRows.where('[name+id]').between([name, Dexie.minKey], [name, Dexie.maxKey]).primaryKeys();
  await deleteInSlices(
    db.listRows,
    ids.filter(([, id]) => !kept.has(id)),
  );
}
