/**
 * How a batch of the feed's events is logged: price changes as columns of small numbers, everything else as it came.
 *
 * Nine of ten events move one price. As an object such an event takes a hundred bytes, most of them names; in columns it takes
 * fewer than ten, and a rebuild reads a million without making an object of each. Whatever a record holds, reading it ends: with its
 * events, or with `undefined` for a record that is not one.
 */
import { z } from 'zod';
import type { EventOf, FeedEvent } from '../../domain/events/catalogue.ts';
import { decodeEvent, encodeEvent } from '../../domain/events/decode.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { isOdds } from '../../domain/kernel/odds.ts';
import { SELECTION_STATUSES } from '../../domain/reference/statuses.ts';
import type { SelectionChange } from '../../domain/sports/fixture.ts';
import { readNames, writeNames } from './frontCoded.ts';
import { createColumnReader, folded, joinColumns, unfolded, type WholeColumns } from './numberColumns.ts';
import { SETTLEMENTS } from './settlementCodes.ts';

export const PackedEvents = z.object({
  columns: z.instanceof(Uint8Array),
  /** Ids of the fixtures that prices changed of, and what their selections' ids add to them (`frontCoded.ts`). */
  fixtures: z.string(),
  selections: z.string(),
  /** JSON of the envelopes of all other events, in order. */
  others: z.string(),
});
export type PackedEvents = z.infer<typeof PackedEvents>;

/** Which columns there are, in the order in which they are stored. */
const COLUMNS = [
  /** Of each event: how many changes of prices follow, 0 for the next of the others. */
  'counts',
  /** Of each event of prices: ms since the one before it, folded so that small negatives are small. */
  'times',
  /** Of each event of prices: which fixture. */
  'fixtures',
  /** Of each change, from here on: which selection. */
  'selections',
  /** Which of the following columns it has a value in. */
  'fields',
  'versions',
  'odds',
  /** 0 for none. */
  'oddsByAdmin',
  /** Place in `SELECTION_STATUSES`. */
  'statuses',
  /** Place in `SETTLEMENTS`. */
  'settlements',
] as const;
type ColumnName = (typeof COLUMNS)[number];

const HAS = { odds: 1, oddsByAdmin: 2, status: 4, settlement: 8 } as const;
const ALL_FIELDS = 15;

/** A selection's id usually begins with its fixture's: then only the rest is kept, behind this mark. Others stand behind the other. */
const REST = '+';
const WHOLE = '=';

/** What a selection is called in a record. */
export const selectionName = (fixtureId: string, selectionId: string): string =>
  selectionId.startsWith(fixtureId) ? REST + selectionId.slice(fixtureId.length) : WHOLE + selectionId;

const selectionIdOf = (fixtureId: string, name: string): string =>
  name.startsWith(REST) ? fixtureId + name.slice(REST.length) : name.slice(WHOLE.length);

export function packEvents(events: readonly FeedEvent[]): PackedEvents {
  const fixtureIds: string[] = [];
  const names: string[] = [];
  const others: FeedEvent[] = [];
  for (const event of events) {
    if (!isPrices(event)) {
      others.push(event);
      continue;
    }
    const { fixtureId, changes } = event.data;
    fixtureIds.push(fixtureId);
    for (const { selectionId } of changes) names.push(selectionName(fixtureId, selectionId));
  }
  const fixtures = placesOf(fixtureIds);
  const selections = placesOf(names);
  const columns: Record<ColumnName, number[]> = {
    ...{ counts: [], times: [], fixtures: [], selections: [], fields: [] },
    ...{ versions: [], odds: [], oddsByAdmin: [], statuses: [], settlements: [] },
  };
  let time = 0;
  let next = 0;
  for (const event of events) {
    if (!isPrices(event)) {
      columns.counts.push(0);
      continue;
    }
    const { fixtureId, changes } = event.data;
    columns.counts.push(changes.length);
    columns.times.push(folded(event.at - time));
    time = event.at;
    columns.fixtures.push(fixtures.get(fixtureId) ?? 0);
    for (const change of changes) {
      columns.selections.push(selections.get(names[next] ?? '') ?? 0);
      next += 1;
      addChange(columns, change);
    }
  }
  return {
    columns: Uint8Array.from(joinColumns(COLUMNS, columns)),
    fixtures: writeNames([...fixtures.keys()]),
    selections: writeNames([...selections.keys()]),
    others: JSON.stringify(others.map(encodeEvent)),
  };
}

/** An event that names a selection twice means the last of the two (rule FX-8): it is kept as it came. */
function isPrices(event: FeedEvent): event is EventOf<'OddsChanged'> {
  if (event.type !== 'OddsChanged') return false;
  const { changes } = event.data;
  return changes.length === 1 || new Set(changes.map(({ selectionId }) => selectionId)).size === changes.length;
}

function addChange(columns: Record<ColumnName, number[]>, change: SelectionChange): void {
  let fields = 0;
  if (change.odds !== undefined) {
    fields += HAS.odds;
    columns.odds.push(change.odds);
  }
  if (change.oddsByAdmin !== undefined) {
    fields += HAS.oddsByAdmin;
    columns.oddsByAdmin.push(change.oddsByAdmin ?? 0);
  }
  if (change.status !== undefined) {
    fields += HAS.status;
    columns.statuses.push(SELECTION_STATUSES.indexOf(change.status));
  }
  if (change.settlement !== undefined) {
    fields += HAS.settlement;
    columns.settlements.push(SETTLEMENTS.indexOf(change.settlement));
  }
  columns.fields.push(fields);
  columns.versions.push(change.version);
}

/** The names, each once and in order, with their places. */
function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].toSorted().map((name, place) => [name, place]));
}

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

/** @returns `false` for a record that is not one; what was told of it until then is worth nothing */
export function visitEvents(stored: unknown, visitor: EventVisitor): boolean {
  const parsed = PackedEvents.safeParse(stored);
  if (!parsed.success) return false;
  const { data } = parsed;
  const columns = columnReader.read(data.columns);
  const others = parseJson(data.others);
  if (columns === undefined || !others.ok || !Array.isArray(others.value)) return false;
  const names = visitor.names(data.fixtures, data.selections);
  return names !== undefined && visitColumns(columns, others.value as readonly unknown[], names, visitor);
}

function visitColumns(
  columns: WholeColumns<ColumnName>,
  envelopes: readonly unknown[],
  names: NameCounts,
  visitor: EventVisitor,
): boolean {
  const { counts, times, fixtures, selections } = columns;
  const changes = new Changes(columns);
  let time = 0;
  let nextPriced = 0;
  let nextOther = 0;
  for (const count of counts) {
    if (count === 0) {
      const event = decodeEvent(envelopes[nextOther], 'events');
      nextOther += 1;
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
      visitor.price(time, fixture, selection, changes.change);
    }
  }
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

/** The events of a record as they came; `undefined` for a record that is not one. */
export function unpackEvents(stored: unknown): readonly FeedEvent[] | undefined {
  const events: FeedEvent[] = [];
  let fixtureIds: readonly string[] = [];
  let selectionNames: readonly string[] = [];
  let changes: SelectionChange[] = [];
  const isWhole = visitEvents(stored, {
    names(fixtures, selections) {
      const names = [readNames(fixtures), readNames(selections)] as const;
      if (names[0] === undefined || names[1] === undefined) return undefined;
      [fixtureIds, selectionNames] = names;
      return { fixtures: fixtureIds.length, selections: selectionNames.length };
    },
    price(at, fixture, selection, { isMoreToCome, ...fields }) {
      const fixtureId = FixtureId.parse(fixtureIds[fixture]);
      const selectionId = SelectionId.parse(selectionIdOf(fixtureId, selectionNames[selection] ?? ''));
      changes.push({ selectionId, ...withoutAbsent(fields) });
      if (isMoreToCome) return;
      events.push({ type: 'OddsChanged', at, data: { fixtureId, changes } });
      changes = [];
    },
    other(event) {
      events.push(event);
    },
  });
  return isWhole ? events : undefined;
}

function withoutAbsent({ version, odds, oddsByAdmin, status, settlement }: Omit<PriceChange, 'isMoreToCome'>) {
  return {
    version,
    ...(odds === undefined ? {} : { odds }),
    ...(oddsByAdmin === undefined ? {} : { oddsByAdmin }),
    ...(status === undefined ? {} : { status }),
    ...(settlement === undefined ? {} : { settlement }),
  };
}
