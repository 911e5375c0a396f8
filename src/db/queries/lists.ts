/** What is stored of a list, for screens (rules LST). */
import type { ListName, ListRowOf } from '../../domain/calls/lists.ts';
import type { ListCursor } from '../../domain/lists/listKey.ts';
import { keptRows, MAX_KEPT } from '../../domain/lists/listRuns.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

/** Rows without a gap between them. */
export interface RunView<Row> {
  readonly rows: readonly Row[];
  /** Where what follows is asked for; `null` where the list ends. */
  readonly next: ListCursor | null;
}

export interface ListView<Name extends ListName> {
  /** `listId` of name and filter. */
  readonly id: string;
  /** In order; between two of them may be rows that are not here. None before the first page came. */
  readonly runs: readonly RunView<ListRowOf<Name>>[];
  /** When its first rows were last asked for, epoch ms; 0 for never. */
  readonly askedAt: number;
  /** Whether something may have happened since that nobody told. */
  readonly isOld: boolean;
  /** Whether no more rows are kept. */
  readonly isFull: boolean;
}

/** A list of whoever is signed in; empty while nothing of it is stored. */
export async function storedList<Name extends ListName>(
  db: HanpanDatabase,
  name: Name,
  id: string,
): Promise<ListView<Name>> {
  const theirs = await theirsOf(db);
  const list = await theirs?.lists.get(id);
  if (theirs === undefined || list === undefined) return { id, runs: [], askedAt: 0, isOld: false, isFull: false };
  const keys = list.runs.flatMap((run) => run.keys.map((key): [string, string] => [name, key.id]));
  const entries = await theirs.listRows.bulkGet(keys);
  // Stored only as the list's schema read it, in a database named after the shape of its rows.
  const rows = new Map(
    entries.flatMap((entry) => (entry === undefined ? [] : [[entry.id, entry.row as ListRowOf<Name>]])),
  );
  return {
    id,
    runs: list.runs.map((run) => ({ rows: run.keys.flatMap((key) => rows.get(key.id) ?? []), next: run.next })),
    askedAt: list.askedAt,
    isOld: list.runs[0]?.isOld === true,
    isFull: keptRows(list.runs) >= MAX_KEPT,
  };
}
