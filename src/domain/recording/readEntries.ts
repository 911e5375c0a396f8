/** Entries of a block out of its lines (RCD-5, RCD-7): each where it should be, up to the first that is not. */
import { fail, succeed, type Result } from '../kernel/decision.ts';
import { bySchema, parseLine } from './memberLines.ts';
import { entriesOfRun, RunLine } from './priceRuns.ts';
import { RecordingEntry, type BlockLine, type PackedRecord, type SharedEvents } from './recording.ts';
import { problemOf, type RecordingProblem } from './recordingProblem.ts';

interface ReadEntries {
  readonly entries: readonly RecordingEntry[];
  /** What ended reading early. */
  readonly problem: RecordingProblem | undefined;
}

/** @param lines behind the block's own */
export function readEntries(
  { first, count, from, events }: BlockLine,
  lines: readonly string[],
  member: number,
  share: (joined: PackedRecord) => SharedEvents,
): ReadEntries {
  const entries: RecordingEntry[] = [];
  const shared = events === undefined ? undefined : share(events);
  let before = from;
  let told = 0;
  const stop = (problem: RecordingProblem): ReadEntries => ({ entries, problem });
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    const n = first + entries.length;
    const read = readLine(text, n, shared, told, member, line);
    if (!read.ok) return stop(read.failure);
    for (const entry of read.value.entries) {
      const isNext = entry.n === first + entries.length && entry.at >= before && entries.length < count;
      if (!isNext) return stop(problemOf(member, line, 'outOfOrder', `entry ${first + entries.length}`));
      before = entry.at;
      entries.push(entry);
    }
    told += read.value.told;
  }
  if (entries.length === count) return { entries, problem: undefined };
  return stop(problemOf(member, 0, 'outOfOrder', 'other entries than it says'));
}

interface ReadLine {
  readonly entries: readonly RecordingEntry[];
  /** Events of the block's that are theirs. */
  readonly told: number;
}

function readLine(
  text: string,
  n: number,
  shared: SharedEvents | undefined,
  told: number,
  member: number,
  line: number,
): Result<ReadLine, RecordingProblem> {
  const json = parseLine(text, member, line);
  if (!json.ok) return json;
  const { value } = json;
  const isRun = typeof value === 'object' && value !== null && 'run' in value;
  if (!isRun) {
    const entry = bySchema(RecordingEntry, value, member, line);
    return entry.ok ? succeed({ entries: [entry.value], told: 0 }) : entry;
  }
  const run = bySchema(RunLine, value, member, line);
  if (!run.ok) return run;
  const entries = shared && entriesOfRun(run.value, n, shared, told);
  if (entries === undefined) return fail(problemOf(member, line, 'unknownLine', 'a run without its events'));
  return succeed({ entries, told: run.value.events.reduce((sum, events) => sum + events, 0) });
}
