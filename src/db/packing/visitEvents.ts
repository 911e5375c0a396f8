/** Reads a record of the feed's events (`eventColumns.ts`) without making an object of each. */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { decodeEvent } from '../../domain/events/decode.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import { isOdds } from '../../domain/kernel/odds.ts';
import { SELECTION_STATUSES } from '../../domain/reference/statuses.ts';
import type { SelectionChange } from '../../domain/sports/fixture.ts';
import { ALL_FIELDS, COLUMNS, HAS, PackedEvents, type ColumnName } from './eventColumns.ts';
import { createColumnReader, unfolded, type WholeColumns } from './numberColumns.ts';
import { SETTLEMENTS } from './settlementCodes.ts';

/** How many names a record's lists have. */
export interface NameCounts {
  readonly fixtures: number;
  readonly selections: number;
}

/** What a record says, in order. Names are places in the record's lists. */
export interface EventVisitor {
  /** Once, before everything else, the two lists as they are stored (`frontCoded.ts`); `undefined` if one is no list. */
  names(fixtureIds: string, selectionNames: string): NameCounts | undefined;
  /** `change` is the same object in every call. */
  price(at: number, fixture: number, selection: number, change: PriceChange): void;
  other(event: FeedEvent): void;
}

/** What changed of a price; a field of `undefined` stays as it was. */
export interface PriceChange {
  version: number;
  odds: number | undefined;
  oddsByAdmin: number | null | undefined;
  status: SelectionChange['status'];
  settlement: SelectionChange['settlement'];
  /** Whether another change of the same event follows. */
  isMoreToCome: boolean;
}

const columnReader = createColumnReader(COLUMNS);

/** A record as far as it can be read without its names. */
export interface ReadRecord {
  readonly columns: WholeColumns<ColumnName>;
  /** Envelopes of what is no price. */
  readonly others: readonly unknown[];
  readonly fixtures: string;
  readonly selections: string;
}

/** @returns `false` for a record that is not one; what was told of it until then is worth nothing */
export function visitEvents(stored: unknown, visitor: EventVisitor): boolean {
  const read = readRecord(stored, columnReader);
  return read !== undefined && visitPart(read, visitor, 0, read.columns.counts.length);
}

/** @param reader whose memory the columns are in. @returns `undefined` for a record that is not one */
export function readRecord(
  stored: unknown,
  reader: ReturnType<typeof createColumnReader<ColumnName>>,
): ReadRecord | undefined {
  const parsed = PackedEvents.safeParse(stored);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  const columns = reader.read(data.columns);
  const others = parseJson(data.others);
  if (columns === undefined || !others.ok || !Array.isArray(others.value)) return undefined;
  return { columns, others: others.value as readonly unknown[], fixtures: data.fixtures, selections: data.selections };
}

/**
 * Tells of some events of a record.
 *
 * @param first place of the first, from 0
 * @param end behind the last
 * @returns `false` where they cannot be read; of a whole record also where it holds anything else
 */
export function visitPart(read: ReadRecord, visitor: EventVisitor, first: number, end: number): boolean {
  const { columns, others: envelopes } = read;
  const { counts, times, fixtures, selections } = columns;
  const names = visitor.names(read.fixtures, read.selections);
  if (names === undefined || end > counts.length) return false;
  const changes = new Changes(columns);
  let time = 0;
  let nextPriced = 0;
  let nextOther = 0;
  for (let place = 0; place < end; place += 1) {
    const count = counts[place] ?? Number.NaN;
    const isTold = place >= first;
    if (count === 0) {
      const event = isTold ? decodeEvent(envelopes[nextOther], 'events') : undefined;
      nextOther += 1;
      if (event === undefined) continue;
      if (!event.ok) return false;
      // decodeEvent accepts only events of the stream it is asked for.
      visitor.other(event.value as FeedEvent);
      continue;
    }
    time += unfolded(times[nextPriced] ?? Number.NaN);
    const fixture = fixtures[nextPriced] ?? Number.NaN;
    nextPriced += 1;
    if (!(time >= 0) || !(fixture < names.fixtures)) return false;
    for (let left = count; left > 0; left -= 1) {
      const selection = selections[changes.next] ?? Number.NaN;
      if (!(selection < names.selections) || !changes.read(left > 1)) return false;
      if (isTold) visitor.price(time, fixture, selection, changes.change);
    }
  }
  if (end < counts.length) return true;
  const areAllTold = nextPriced === times.length && nextPriced === fixtures.length && nextOther === envelopes.length;
  return areAllTold && changes.areReadOut();
}

/** Reads changes in order, each into the same object. Beyond the end of a column nothing is sound. */
class Changes {
  readonly change: PriceChange = {
    ...{ version: 0, odds: undefined, oddsByAdmin: undefined, status: undefined, settlement: undefined },
    isMoreToCome: false,
  };
  /** Place of the next one. */
  next = 0;
  readonly #columns: WholeColumns<ColumnName>;
  #odds = 0;
  #oddsByAdmin = 0;
  #statuses = 0;
  #settlements = 0;

  constructor(columns: WholeColumns<ColumnName>) {
    this.#columns = columns;
  }

  /** `false` if there is none, or it holds what no schema accepts. */
  read(isMoreToCome: boolean): boolean {
    const { change } = this;
    const { fields, versions, odds } = this.#columns;
    const has = fields[this.next] ?? Number.NaN;
    change.version = versions[this.next] ?? Number.NaN;
    change.isMoreToCome = isMoreToCome;
    this.next += 1;
    change.odds = undefined;
    if ((has & HAS.odds) !== 0) {
      change.odds = odds[this.#odds] ?? Number.NaN;
      this.#odds += 1;
      if (!isOdds(change.odds)) return false;
    }
    return has <= ALL_FIELDS && change.version >= 1 && this.#readRare(has);
  }

  /** What seldom changes. */
  #readRare(has: number): boolean {
    const { change } = this;
    change.oddsByAdmin = undefined;
    change.status = undefined;
    change.settlement = undefined;
    if (has <= HAS.odds) return true;
    const { oddsByAdmin, statuses, settlements } = this.#columns;
    if ((has & HAS.oddsByAdmin) !== 0) {
      change.oddsByAdmin = (oddsByAdmin[this.#oddsByAdmin] ?? Number.NaN) || null;
      this.#oddsByAdmin += 1;
      if (change.oddsByAdmin !== null && !isOdds(change.oddsByAdmin)) return false;
    }
    if ((has & HAS.status) !== 0) {
      change.status = SELECTION_STATUSES[statuses[this.#statuses] ?? Number.NaN];
      this.#statuses += 1;
      if (change.status === undefined) return false;
    }
    if ((has & HAS.settlement) !== 0) {
      change.settlement = SETTLEMENTS[settlements[this.#settlements] ?? Number.NaN];
      this.#settlements += 1;
      if (change.settlement === undefined) return false;
    }
    return true;
  }

  areReadOut(): boolean {
    const { selections, fields, versions, odds, oddsByAdmin, statuses, settlements } = this.#columns;
    return (
      [selections, fields, versions].every(({ length }) => length === this.next) &&
      odds.length === this.#odds &&
      oddsByAdmin.length === this.#oddsByAdmin &&
      statuses.length === this.#statuses &&
      settlements.length === this.#settlements
    );
  }
}
