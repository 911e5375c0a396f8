/** Where two recordings come to other states first, and what differs there (rule RCD-31). */
import { difference, foldRecording } from '../../src/db/recording/foldRecording.ts';
import { keyOfRow } from '../../src/db/recording/recordedTables.ts';
import type { RecordedState } from '../../src/db/recording/recordedState.ts';
import { isAlike } from '../../src/domain/kernel/isAlike.ts';
import type { Recording } from '../../src/domain/recording/openRecording.ts';
import type { Answer } from './fileCommand.ts';

const MOST = 20;

/**
 * The first `n` whose states differ; `undefined` where none does up to the shorter one's end. Equal entries lead from equal states to equal states: digests are compared where entries are not alike.
 */
async function firstDifference(a: Recording, b: Recording): Promise<number | undefined> {
  const [stateA, stateB] = [await foldRecording(a).stateAt(0), await foldRecording(b).stateAt(0)];
  if (stateA.digest !== stateB.digest) return 0;
  for await (const { first, entries } of a.blocks()) {
    const others = await b.read(first, first + entries.length);
    for (const [index, other] of others.entries()) {
      const entry = entries[index];
      if (entry === undefined) return undefined;
      stateA.apply(entry);
      stateB.apply(other);
      if (!isAlike({ ...entry, at: 0 }, { ...other, at: 0 }) && stateA.digest !== stateB.digest) return stateA.n;
    }
    if (others.length < entries.length) return undefined;
  }
  return undefined;
}

function whatDiffers(a: RecordedState, b: RecordedState): readonly string[] {
  return difference(a, b).flatMap(({ db, table, put, gone }) => [
    ...gone.map((key) => `${db}.${table} ${String(key)}: only in A`),
    ...put.flatMap((row) => {
      const key = keyOfRow(db, table, row)?.text ?? '';
      if (a.row(db, table, key) === undefined) return [`${db}.${table} ${key}: only in B`];
      return table === 'fixtures' ? selections(a, b, key) : [`${db}.${table} ${key}: differs`];
    }),
  ]);
}

function selections(a: RecordedState, b: RecordedState, id: string): readonly string[] {
  const of = (state: RecordedState) =>
    new Map(
      (state.fixtureOf(id)?.markets ?? []).flatMap((market) => market.selections).map((one) => [one.selectionId, one]),
    );
  const before = of(a);
  const told = [...of(b)].flatMap(([key, one]) => {
    const was = before.get(key);
    const fields = Object.entries(one).filter(([name, value]) => was?.[name as keyof typeof one] !== value);
    return fields.map(
      ([name, value]) =>
        `game ${id}, selection ${key}: ${name} ${String(was?.[name as keyof typeof one])} in A, ${String(value)} in B`,
    );
  });
  return told.length > 0 ? told : [`game ${id}: status, score or markets differ`];
}

/** As the command says it. */
export async function compareRecordings(a: Recording, b: Recording): Promise<Answer> {
  const n = await firstDifference(a, b);
  const problems = [...a.problems, ...b.problems];
  if (n === undefined) {
    const isEqual = a.entries === b.entries && problems.length === 0;
    const line = isEqual
      ? `EQUAL ${a.entries} entries`
      : `equal up to the end of the shorter one: ${a.entries} and ${b.entries} entries`;
    return { code: isEqual ? 0 : 1, lines: [line], json: { isEqual, entries: [a.entries, b.entries], problems } };
  }
  const [stateA, stateB] = [await foldRecording(a).stateAt(n), await foldRecording(b).stateAt(n)];
  const [entryA] = n === 0 ? [] : await a.read(n - 1, n);
  const offset = entryA?.kind === 'commit' ? entryA.log?.at(-1)?.to : undefined;
  const rows = whatDiffers(stateA, stateB).slice(0, MOST);
  const where =
    n === 0
      ? 'DIFFERS from the first keyframe on'
      : `DIFFERS after entry ${n - 1}${offset === undefined ? '' : `, offset ${offset}`}`;
  return { code: 1, lines: [where, ...rows], json: { isEqual: false, entry: n - 1, offset, rows, problems } };
}
