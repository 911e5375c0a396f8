/**
 * Commits of nothing but events of the offer, which most entries are, many in one line (RCD-13): their numbers side by side, their events in the first
 * line of the block, packed together. Whoever reads gets each of them as it was given.
 */
import { z } from 'zod';
import {
  RECORDING_LIMITS,
  SHARED,
  type EntryBody,
  type LoggedRecord,
  type PackedRecord,
  type RecordingEntry,
  type SharedEvents,
  type SharedPart,
} from './recording.ts';

const numbers = z.array(z.number().int()).max(RECORDING_LIMITS.entries);
const counts = z.array(z.number().int().min(0)).max(RECORDING_LIMITS.entries);

/** Columns have a number for each commit; one without any but 0 is left out. */
export const RunLine = z.object({
  /** How many commits. */
  run: z.number().int().min(1).max(RECORDING_LIMITS.entries),
  epoch: z.string(),
  /** First offset of the first, and epoch ms of its entry. */
  from: z.number().int(),
  at: z.number().int(),
  /** Ms since the entry before. */
  ms: counts.optional(),
  events: counts,
  /** Offsets that are left out before its first event, and in it. */
  before: counts.optional(),
  within: counts.optional(),
  /** Ms that the entry is younger than its record. */
  late: numbers.optional(),
});
export type RunLine = z.infer<typeof RunLine>;

/** A commit that may stand in a run. */
export interface PlainCommit {
  readonly at: number;
  readonly record: LoggedRecord & { readonly packed: PackedRecord };
}

/** @returns `undefined` for an entry that says anything else than events of the offer, and how far they lead */
export function plainCommit(body: EntryBody, at: number): PlainCommit | undefined {
  if (body.kind !== 'commit' || body.db !== 'house' || body.log?.length !== 1) return undefined;
  const { cleared, gone, more, put = {} } = body;
  if (cleared !== undefined || gone !== undefined || more !== undefined || Object.keys(put).length !== 1)
    return undefined;
  const [record] = body.log;
  const [checkpoint, ...others] = put['checkpoints'] ?? [];
  if (record === undefined || record.stream !== 'events' || record.events !== undefined || others.length > 0)
    return undefined;
  const { packed } = record;
  return packed !== undefined && isPlace(checkpoint, record) ? { at, record: { ...record, packed } } : undefined;
}

function isPlace(checkpoint: unknown, { stream, epoch, to }: LoggedRecord): boolean {
  if (typeof checkpoint !== 'object' || checkpoint === null || Object.keys(checkpoint).length !== 3) return false;
  const told: { stream?: unknown; epoch?: unknown; offset?: unknown } = checkpoint;
  return told.stream === stream && told.epoch === epoch && told.offset === to;
}

/** @param events how many each of them has. @returns `undefined` where what they say does not fit into a line */
export function runLine(commits: readonly PlainCommit[], events: readonly number[]): RunLine | undefined {
  const [first] = commits;
  if (first === undefined) return undefined;
  const { epoch, from } = first.record;
  let next = from;
  let last = first.at;
  const columns = { ms: [] as number[], before: [] as number[], within: [] as number[], late: [] as number[] };
  for (const [index, { at, record }] of commits.entries()) {
    columns.ms.push(at - last);
    columns.before.push(record.from - next);
    columns.within.push(record.to - record.from + 1 - (events[index] ?? 0));
    columns.late.push(at - record.at);
    next = record.to + 1;
    last = at;
  }
  const told = Object.fromEntries(Object.entries(columns).filter(([, column]) => column.some((value) => value !== 0)));
  return RunLine.safeParse({ run: commits.length, epoch, from, at: first.at, events, ...told }).data;
}

/**
 * The commits of a run.
 *
 * @param n of the first
 * @param shared all events of the block
 * @param first place of the run's first among them
 * @returns `undefined` where columns are of another length than they should be
 */
export function entriesOfRun(
  { run, epoch, from, at: begins, events, ...columns }: RunLine,
  n: number,
  shared: SharedEvents,
  first: number,
): readonly RecordingEntry[] | undefined {
  if ([events, ...Object.values(columns)].some((column) => column !== undefined && column.length !== run))
    return undefined;
  const { ms = [], before = [], within = [], late = [] } = columns;
  let at = begins;
  let offset = from;
  let place = first;
  return events.map((count, index) => {
    at += ms[index] ?? 0;
    offset += before[index] ?? 0;
    const to = offset + count + (within[index] ?? 0) - 1;
    const record = sharedRecord(
      { epoch, from: offset, to, at: at - (late[index] ?? 0) },
      { events: shared, first: place, count },
    );
    place += count;
    offset = to + 1;
    const checkpoint = { stream: 'events', epoch, offset: to };
    return { n: n + index, at, kind: 'commit', db: 'house', put: { checkpoints: [checkpoint] }, log: [record] };
  });
}

/** What it holds is packed on its own once somebody asks: whoever folds has no need of it. */
function sharedRecord(said: Pick<LoggedRecord, 'epoch' | 'from' | 'to' | 'at'>, part: SharedPart): LoggedRecord {
  const { epoch, from, to, at } = said;
  const record: LoggedRecord = {
    ...{ stream: 'events', epoch, from, to, at },
    get packed() {
      return part.events.part(part.first, part.count);
    },
  };
  return Object.defineProperty(record, SHARED, { value: part });
}
