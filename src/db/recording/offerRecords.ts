/** Records of the offer's log as a recording has them: what events they hold, and whether those are of prices alone. */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import { SHARED, type LoggedRecord, type RecordingEntry } from '../../domain/recording/recording.ts';
import { feedEventsOf, visitRecord, type EventVisitor } from '../log/loggedEvents.ts';
import { bytesOfBase64 } from '../packing/base64.ts';
import { isQuiet, SharedRecords } from '../log/sharedRecords.ts';

/** Events of the offer in a record; `undefined` for one that is damaged, or of another stream. */
export function eventsOfRecord(record: LoggedRecord): readonly FeedEvent[] | undefined {
  const part = record[SHARED];
  if (part?.events instanceof SharedRecords) return part.events.eventsOf(part.first, part.count);
  const row = logRowOf(record);
  return row === undefined ? undefined : feedEventsOf(row);
}

/** The games that a record of the offer is about; none for one that cannot be read. */
export const gamesOfRecord = (record: LoggedRecord): ReadonlySet<string> =>
  new Set((eventsOfRecord(record) ?? []).flatMap((event) => fixtureIdOf(event) ?? []));

function logRowOf({ stream, packed, epoch, from, to, at }: LoggedRecord) {
  if (stream !== 'events' || packed === undefined) return undefined;
  const columns = bytesOfBase64(packed.columns);
  return columns === undefined ? undefined : { stream, epoch, from, to, at, packed: { ...packed, columns } };
}

/** A record of nothing but prices, scores and what is no game's. */
export interface PriceRecord {
  /** Of its entry. */
  readonly n: number;
  /** How many it has, where that is known without reading them; 0 otherwise. */
  readonly events: number;
  readonly record: LoggedRecord;
  /** Whether its entry says nothing else but how far it leads. */
  readonly isOfRun: boolean;
  /** Tells of its events. `false` where they cannot be read. */
  visit(visitor: EventVisitor): boolean;
}

/** @returns `undefined` for an entry that may touch rows of games or boards by anything else */
export function pricesOnly(entry: RecordingEntry): PriceRecord | undefined {
  if (entry.kind !== 'commit' || entry.db !== 'house' || entry.log?.length !== 1) return undefined;
  if (entry.cleared !== undefined || entry.gone !== undefined) return undefined;
  if (entry.put?.['fixtures'] !== undefined || entry.put?.['boards'] !== undefined) return undefined;
  const record: LoggedRecord | undefined = entry.log[0];
  return record === undefined ? undefined : quietRecord(record, entry.n);
}

/** Whether an entry says anything of games or boards: prices that were told before it have to be in them by then. */
export function touchesOffer(entry: RecordingEntry): boolean {
  if (entry.kind !== 'commit' || entry.db !== 'house') return false;
  const { cleared = [], gone = {}, put = {}, log = [] } = entry;
  const isOfOffer = (table: string) => table === 'fixtures' || table === 'boards';
  return (
    log.some(({ stream }) => stream === 'events') ||
    [...cleared, ...Object.keys(gone), ...Object.keys(put)].some(isOfOffer)
  );
}

function quietRecord(record: LoggedRecord, n: number): PriceRecord | undefined {
  const part = record[SHARED];
  if (part?.events instanceof SharedRecords) {
    const { events, first, count } = part;
    return events.isQuiet(first, count)
      ? { n, events: count, record, isOfRun: true, visit: (visitor) => events.visit(visitor, first, count) }
      : undefined;
  }
  const row = logRowOf(record);
  if (row === undefined || !areQuiet(row.packed.others)) return undefined;
  return { n, events: 0, record, isOfRun: false, visit: (visitor) => visitRecord(row, visitor) };
}

function areQuiet(others: string): boolean {
  const json = others === '[]' ? undefined : parseJson(others);
  return json === undefined || (json.ok && Array.isArray(json.value) && json.value.every(isQuiet));
}

/** Records one after the other, as few visits as they can be told in. */
export function* togetherVisits(records: readonly PriceRecord[]): Iterable<PriceRecord['visit']> {
  let open: { readonly events: SharedRecords; readonly first: number; readonly count: number } | undefined;
  for (const { record, visit } of records) {
    const part = record[SHARED];
    if (open !== undefined && part?.events === open.events && part.first === open.first + open.count) {
      open = { ...open, count: open.count + part.count };
      continue;
    }
    if (open !== undefined) yield visitOf(open);
    open = part?.events instanceof SharedRecords ? { ...part, events: part.events } : undefined;
    if (open === undefined) yield visit;
  }
  if (open !== undefined) yield visitOf(open);
}

const visitOf =
  ({ events, first, count }: { readonly events: SharedRecords; readonly first: number; readonly count: number }) =>
  (visitor: EventVisitor): boolean =>
    events.visit(visitor, first, count);
