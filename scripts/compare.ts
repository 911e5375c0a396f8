/**
 * `npm run compare -- A B [--json]`: the first entry at which two recordings come to other states, found by their digests, with the rows that differ there, and of games the selections. Exit code 0: equal;
 * 1: they differ, or one is unsound; 2: it cannot be done.
 */
import { difference, foldRecording } from '../src/db/recording/foldRecording.ts';
import { keyOfRow } from '../src/db/recording/recordedTables.ts';
import type { RecordedState } from '../src/db/recording/recordedState.ts';
import type { Recording } from '../src/domain/recording/openRecording.ts';
import { fileCommand, withFile, type Answer } from './recording/fileCommand.ts';

const MOST = 20;

/** The first `n` whose states differ; `undefined` where none does up to the shorter one's end. */
async function firstDifference(a: Recording, b: Recording): Promise<number | undefined> {
  const [foldA, foldB] = [foldRecording(a), foldRecording(b)];
  const isOther = async (n: number) => (await foldA.stateAt(n)).digest !== (await foldB.stateAt(n)).digest;
  const last = Math.min(a.entries, b.entries);
  if (await isOther(0)) return 0;
  // States that differ once may be equal again: blocks are passed one by one, entries of one are halved.
  for (let from = 0; from < last; from += STEP) {
    let high = Math.min(last, from + STEP);
    if (!(await isOther(high))) continue;
    let low = from;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (await isOther(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return undefined;
}
const STEP = 256;

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

async function compare(a: Recording, b: Recording): Promise<Answer> {
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

await fileCommand('npm run compare -- A B [--json]', 2, {}, async ({ files }) =>
  withFile(files[0] ?? '', (a) => withFile(files[1] ?? '', (b) => compare(a.recording, b.recording))),
);
