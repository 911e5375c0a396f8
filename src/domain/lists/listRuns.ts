/**
 * What is kept of a list: runs of rows without a gap, first ones first (LST-3 … LST-6). Between two runs there may be rows that nobody here
 * has seen, and after each run stands from where to ask on: a gap is always known.
 *
 * Everything here returns the same object where nothing changes.
 */
import { compareKeys, cursorOf, keyOfCursor, type ListCursor, type ListKey } from './listKey.ts';

export interface ListRun {
  /** Keys of this run's rows, in the order of the list, each once. */
  readonly keys: readonly ListKey[];
  /** Where what follows is asked for; `null` where the list ends. */
  readonly next: ListCursor | null;
  /** Whether rows may have come, gone or changed since it was asked for, untold. */
  readonly isOld: boolean;
}

/** A page as it was answered, of which some rows may have been unreadable. */
export interface PlacedPage {
  readonly keys: readonly ListKey[];
  readonly next: ListCursor | null;
}

/** Rows of a list kept at most. */
export const MAX_KEPT = 1_000;

export const keptRows = (runs: readonly ListRun[]): number => runs.reduce((sum, { keys }) => sum + keys.length, 0);

/**
 * Puts a page in its place: where it reaches, it says which rows there are, and a run that it reaches is joined to it, unless that one is old.
 *
 * @param after what the page was asked for with, `null` for the first; one that no run ends with changes nothing
 */
export function placePage(
  runs: readonly ListRun[],
  after: ListCursor | null,
  { keys, next }: PlacedPage,
): readonly ListRun[] {
  const at = after === null ? -1 : runs.findIndex((run) => run.next === after);
  if (after !== null && at < 0) return runs;
  const above = runs.slice(0, Math.max(0, at));
  const before = runs[at];
  let placed: ListRun = {
    keys: [...(before?.keys ?? []), ...keys],
    next,
    isOld: before?.isOld ?? false,
  };
  const below: ListRun[] = [];
  for (const run of runs.slice(at + 1)) {
    const [first] = run.keys;
    // An empty run says nothing of what stands where it was.
    if (first === undefined || next === null) continue;
    const last = keyOfCursor(next);
    const isReached = compareKeys(first, last) <= 0;
    if (!isReached) {
      below.push(run);
      continue;
    }
    if (run.next !== null && compareKeys(keyOfCursor(run.next), last) <= 0) continue;
    const rest = run.keys.filter((key) => compareKeys(key, last) > 0);
    if (run.isOld === placed.isOld) placed = { ...placed, keys: [...placed.keys, ...rest], next: run.next };
    else if (rest.length > 0) below.push({ ...run, keys: rest });
  }
  return cutToBound([...above, placed, ...below]);
}

/** Puts a row where it belongs, if that is within a run or before all: what is beyond is told by the page that is asked for there. */
export function insertKey(runs: readonly ListRun[], key: ListKey): readonly ListRun[] {
  const at = runs.findIndex((run, index) => isWithin(run, index === 0, key));
  const run = runs[at];
  if (run === undefined || run.keys.some((other) => compareKeys(other, key) === 0)) return runs;
  const keys = [...run.keys, key].toSorted(compareKeys);
  return cutToBound(runs.with(at, { ...run, keys }));
}

export function removeKey(runs: readonly ListRun[], { id }: Pick<ListKey, 'id'>): readonly ListRun[] {
  if (!hasKey(runs, id)) return runs;
  return runs.map((run) => ({ ...run, keys: run.keys.filter((key) => key.id !== id) }));
}

export const hasKey = (runs: readonly ListRun[], id: string): boolean =>
  runs.some(({ keys }) => keys.some((key) => key.id === id));

/** After a gap in what the stream told: nothing of it is known to be so any more. */
export const grownOld = (runs: readonly ListRun[]): readonly ListRun[] =>
  runs.every(({ isOld }) => isOld) ? runs : runs.map((run) => ({ ...run, isOld: true }));

function isWithin({ keys, next }: ListRun, isFirst: boolean, key: ListKey): boolean {
  const [first] = keys;
  const isBelowTop = isFirst || (first !== undefined && compareKeys(first, key) <= 0);
  return isBelowTop && (next === null || compareKeys(key, keyOfCursor(next)) <= 0);
}

/** Without the last ones beyond the bound: they can be asked for again. */
function cutToBound(runs: readonly ListRun[]): readonly ListRun[] {
  let room = MAX_KEPT;
  if (keptRows(runs) <= room) return runs;
  return runs.flatMap((run) => {
    if (room === 0) return [];
    const keys = run.keys.slice(0, room);
    room -= keys.length;
    const last = keys.at(-1);
    // One without rows still says that something follows.
    return [last === undefined || keys.length === run.keys.length ? run : { ...run, keys, next: cursorOf(last) }];
  });
}
