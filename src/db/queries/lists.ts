/** What is stored of a list, for screens (rules LST). */
import type { ListName, ListRowOf } from '../../domain/calls/lists.ts';
import type { ListCursor } from '../../domain/lists/listKey.ts';
import { keptRows, MAX_KEPT } from '../../domain/lists/listRuns.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import type { ListEntryRow } from '../tables/rows.ts';
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

/** Rows that are read one by one: each is a question of its own to the browser, and so many cost no more than what stands between them. */
const FEW = 32;
/** Rows of other lists that are read along: so many for each that is wanted, at most. */
const MOST_ALONG = 2;

/** A list of whoever is signed in; empty while nothing of it is stored. */
export async function storedList<Name extends ListName>(
  db: HanpanDatabase,
  name: Name,
  id: string,
): Promise<ListView<Name>> {
  const theirs = await theirsOf(db);
  const stored = await theirs?.transaction('r', [theirs.lists, theirs.listRows], async () => {
    const list = await theirs.lists.get(id);
    const ids = list?.runs.flatMap(({ keys }) => keys.map((key) => key.id)) ?? [];
    return { list, entries: await entriesOf(theirs, name, ids) };
  });
  if (stored?.list === undefined) return { id, runs: [], askedAt: 0, isOld: false, isFull: false };
  const { list, entries } = stored;
  // Stored only as the list's schema read it, in a database named after the shape of its rows.
  const rows = new Map(entries.map((entry) => [entry.id, entry.row as ListRowOf<Name>]));
  return {
    id,
    runs: list.runs.map((run) => ({ rows: run.keys.flatMap((key) => rows.get(key.id) ?? []), next: run.next })),
    askedAt: list.askedAt,
    isOld: list.runs[0]?.isOld === true,
    isFull: keptRows(list.runs) >= MAX_KEPT,
  };
}

/** Rows of a list, in no order; those that are not stored are left out. Many come in one read, with what else stands between the first and the last. */
async function entriesOf(
  { listRows }: MemberDatabase,
  name: ListName,
  ids: readonly string[],
): Promise<ListEntryRow[]> {
  // By their units, as the browser's database orders them.
  const sorted = ids.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || ids.length <= FEW) return oneByOne(listRows, name, ids);
  const most = ids.length * (1 + MOST_ALONG);
  const read = await listRows.where('[name+id]').between([name, first], [name, last], true, true).limit(most).toArray();
  if (read.length < most) return read;
  const reached = read.at(-1)?.id ?? first;
  return [
    ...read,
    ...(await oneByOne(
      listRows,
      name,
      sorted.filter((id) => id > reached),
    )),
  ];
}

async function oneByOne(
  listRows: MemberDatabase['listRows'],
  name: ListName,
  ids: readonly string[],
): Promise<ListEntryRow[]> {
  const entries = await listRows.bulkGet(ids.map((id): [string, string] => [name, id]));
  return entries.flatMap((entry) => entry ?? []);
}
