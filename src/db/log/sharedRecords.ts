/**
 * Events of many records packed as one (RCD-13): their games and selections are named once, and a version is said as how far it is from the one before it of
 * the same selection. Read without a record being made of each.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { PackedRecord, RecordingPorts, SharedEvents } from '../../domain/recording/recording.ts';
import { COLUMNS, type ColumnName } from '../packing/eventColumns.ts';
import { createColumnReader, folded, joinColumns, unfolded, type WholeColumns } from '../packing/numberColumns.ts';
import { packEvents } from '../packing/packEvents.ts';
import { gatherEvents, unpackEvents } from '../packing/unpackEvents.ts';
import { readRecord, visitPart, type EventVisitor, type ReadRecord } from '../packing/visitEvents.ts';
import { base64Of, bytesOfBase64 } from '../packing/base64.ts';

/** What moves no game on a board, and makes none. */
const QUIET: ReadonlySet<unknown> = new Set([
  ...['OddsChanged', 'ScoreChanged', 'NewsPublished', 'ProducerStateChanged', 'RoundEnded', 'GamesChanged'],
]);

/** Whether an envelope, or an event, is of a kind that leaves boards as they are. */
export const isQuiet = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && QUIET.has(event.type);

/** How records are joined, and read. */
export const sharedPorts: Pick<RecordingPorts, 'join' | 'share'> = {
  join(records) {
    const all: FeedEvent[] = [];
    const counts: number[] = [];
    for (const { columns, ...texts } of records) {
      const bytes = bytesOfBase64(columns);
      const events = bytes && unpackEvents({ columns: bytes, ...texts });
      // What else an envelope of another version says would be lost.
      if (events === undefined || (texts.others !== '[]' && packEvents(events).others !== texts.others))
        return undefined;
      counts.push(events.length);
      all.push(...events);
    }
    const { columns, ...texts } = packEvents(all);
    const read = createColumnReader(COLUMNS).read(columns);
    if (read === undefined) return undefined;
    changeVersions(read, (version, before) => ({ version, written: folded(version - before) }));
    return { packed: { columns: base64Of(joined(read)), ...texts }, counts };
  },
  share: (packed) => new SharedRecords(packed),
};

/** What `join` made, read once somebody asks. */
export class SharedRecords implements SharedEvents {
  readonly #packed: PackedRecord;
  #read: ReadRecord | undefined;
  #events: readonly FeedEvent[] | undefined;
  /** Places of events that may move games on boards. */
  #loud: readonly number[] = [];

  constructor(packed: PackedRecord) {
    this.#packed = packed;
  }

  /** @returns `false` where they cannot be read */
  visit(visitor: EventVisitor, first: number, count: number): boolean {
    const read = this.#readOnce();
    return read !== undefined && visitPart(read, visitor, first, first + count);
  }

  eventsOf(first: number, count: number): readonly FeedEvent[] | undefined {
    const read = this.#readOnce();
    if (read === undefined || first + count > read.columns.counts.length) return undefined;
    this.#events ??= gatherEvents((visitor) => this.visit(visitor, 0, read.columns.counts.length));
    return this.#events?.slice(first, first + count);
  }

  /** Whether some of them move no game on a board. */
  isQuiet(first: number, count: number): boolean {
    return this.#readOnce() !== undefined && this.#loud.every((place) => place < first || place >= first + count);
  }

  part(first: number, count: number): PackedRecord | undefined {
    const events = this.eventsOf(first, count);
    if (events === undefined) return undefined;
    const { columns, ...texts } = packEvents(events);
    return { columns: base64Of(columns), ...texts };
  }

  #readOnce(): ReadRecord | undefined {
    if (this.#read !== undefined) return this.#read;
    const { columns, ...texts } = this.#packed;
    const bytes = bytesOfBase64(columns);
    const read = bytes && readRecord({ columns: bytes, ...texts }, createColumnReader(COLUMNS));
    if (read === undefined) return undefined;
    changeVersions(read.columns, (difference, before) => {
      const version = before + unfolded(difference);
      return { version, written: version };
    });
    this.#loud = loudPlaces(read);
    this.#read = read;
    return read;
  }
}

function loudPlaces({ columns, others }: ReadRecord): readonly number[] {
  if (others.every(isQuiet)) return [];
  const places: number[] = [];
  let next = 0;
  for (const [place, count] of columns.counts.entries()) {
    if (count !== 0) continue;
    if (!isQuiet(others[next])) places.push(place);
    next += 1;
  }
  return places;
}

/** Writes the column of versions anew. @param change is given the version before it of the same selection, 0 for the first */
function changeVersions(
  { counts, fixtures, selections, versions }: WholeColumns<ColumnName>,
  change: (number: number, before: number) => { readonly version: number; readonly written: number },
): void {
  const last = new Map<number, number>();
  const names = selections.reduce((most, selection) => Math.max(most, selection), 0) + 1;
  let event = 0;
  let place = 0;
  for (const count of counts) {
    if (count === 0) continue;
    const fixture = (fixtures[event] ?? 0) * names;
    event += 1;
    for (const end = Math.min(place + count, versions.length); place < end; place += 1) {
      const selection = fixture + (selections[place] ?? 0);
      const { version, written } = change(versions[place] ?? 0, last.get(selection) ?? 0);
      versions[place] = written;
      last.set(selection, version);
    }
  }
}

const joined = (columns: WholeColumns<ColumnName>): Uint8Array =>
  Uint8Array.from(
    joinColumns(
      COLUMNS,
      Object.fromEntries(COLUMNS.map((name) => [name, [...columns[name]]])) as Record<ColumnName, number[]>,
    ),
  );
