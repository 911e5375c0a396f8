/**
 * How a batch of the feed's events is logged: price changes as columns of small numbers, everything else as it came.
 *
 * Nine of ten events move one price. As an object such an event takes a hundred bytes, most of them names; in columns it takes
 * fewer than ten, and a rebuild reads a million without making an object of each. Whatever a record holds, reading it ends: with its
 * events, or with `undefined` for a record that is not one.
 */
import { z } from 'zod';
import type { EventOf, FeedEvent } from '../domain/events/catalogue.ts';
import { decodeEvent, encodeEvent } from '../domain/events/decode.ts';
import { parseJson } from '../domain/kernel/json.ts';
import { FixtureId, SelectionId } from '../domain/kernel/ids.ts';
import { isOdds } from '../domain/kernel/odds.ts';
import { SELECTION_STATUSES } from '../domain/reference/statuses.ts';
import type { SelectionChange } from '../domain/sports/fixture.ts';
import { readNames, writeNames } from './frontCoded.ts';
import { areReadOut, folded, joinColumns, splitColumns, unfolded, type Columns } from './numberColumns.ts';
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
  const prices = events.filter(isPrices);
  const fixtures = placesOf(prices.map(({ data }) => data.fixtureId));
  const selections = placesOf(
    prices.flatMap(({ data }) => data.changes.map((change) => selectionName(data.fixtureId, change.selectionId))),
  );
  const columns: Record<ColumnName, number[]> = {
    ...{ counts: [], times: [], fixtures: [], selections: [], fields: [] },
    ...{ versions: [], odds: [], oddsByAdmin: [], statuses: [], settlements: [] },
  };
  let time = 0;
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
      columns.selections.push(selections.get(selectionName(fixtureId, change.selectionId)) ?? 0);
      addChange(columns, change);
    }
  }
  return {
    columns: Uint8Array.from(joinColumns(COLUMNS, columns)),
    fixtures: writeNames([...fixtures.keys()]),
    selections: writeNames([...selections.keys()]),
    others: JSON.stringify(events.filter((event) => !isPrices(event)).map(encodeEvent)),
  };
}

/** An event that names a selection twice means the last of the two (`withSelectionChanges`): it is kept as it came. */
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

/** What a record says, in order. Names are places in the record's lists. */
export interface EventVisitor {
  /** Once, before everything else. */
  names(fixtureIds: readonly string[], selectionNames: readonly string[]): void;
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

/** @returns `false` for a record that is not one; what was told of it until then is worth nothing */
export function visitEvents(stored: unknown, visitor: EventVisitor): boolean {
  const parsed = PackedEvents.safeParse(stored);
  if (!parsed.success) return false;
  const { data } = parsed;
  const fixtureIds = readNames(data.fixtures);
  const selectionNames = readNames(data.selections);
  const others = parseJson(data.others);
  const columns = splitColumns(data.columns, COLUMNS);
  if (fixtureIds === undefined || selectionNames === undefined || columns === undefined) return false;
  if (!others.ok || !Array.isArray(others.value)) return false;
  visitor.names(fixtureIds, selectionNames);
  const envelopes = others.value as readonly unknown[];
  const limits = { fixtures: fixtureIds.length, selections: selectionNames.length };
  return visitColumns(columns, envelopes, limits, visitor);
}

function visitColumns(
  columns: Columns<ColumnName>,
  envelopes: readonly unknown[],
  limits: { readonly fixtures: number; readonly selections: number },
  visitor: EventVisitor,
): boolean {
  const change: PriceChange = {
    ...{ version: 0, odds: undefined, oddsByAdmin: undefined, status: undefined, settlement: undefined },
    isMoreToCome: false,
  };
  let time = 0;
  let nextOther = 0;
  while (columns.counts.isMore()) {
    const count = columns.counts.next();
    if (count === 0) {
      const event = decodeEvent(envelopes[nextOther], 'events');
      nextOther += 1;
      if (!event.ok) return false;
      // decodeEvent accepts only events of the stream it is asked for.
      visitor.other(event.value as FeedEvent);
      continue;
    }
    time += unfolded(columns.times.next());
    const fixture = columns.fixtures.next();
    if (!(time >= 0) || !(fixture < limits.fixtures)) return false;
    for (let left = count; left > 0; left -= 1) {
      const selection = columns.selections.next();
      if (!(selection < limits.selections) || !readChange(columns, change)) return false;
      change.isMoreToCome = left > 1;
      visitor.price(time, fixture, selection, change);
    }
  }
  return nextOther === envelopes.length && areReadOut(COLUMNS, columns);
}

/** Puts the next change into `change`; `false` if there is none, or it holds what no schema accepts. */
function readChange(columns: Columns<ColumnName>, change: PriceChange): boolean {
  const fields = columns.fields.next();
  change.version = columns.versions.next();
  change.odds = (fields & HAS.odds) === 0 ? undefined : columns.odds.next();
  change.oddsByAdmin = (fields & HAS.oddsByAdmin) === 0 ? undefined : columns.oddsByAdmin.next() || null;
  change.status = (fields & HAS.status) === 0 ? undefined : SELECTION_STATUSES[columns.statuses.next()];
  change.settlement = (fields & HAS.settlement) === 0 ? undefined : SETTLEMENTS[columns.settlements.next()];
  return (
    fields <= ALL_FIELDS &&
    change.version >= 1 &&
    (change.odds === undefined || isOdds(change.odds)) &&
    (change.oddsByAdmin === undefined || change.oddsByAdmin === null || isOdds(change.oddsByAdmin)) &&
    ((fields & HAS.status) === 0 || change.status !== undefined) &&
    ((fields & HAS.settlement) === 0 || change.settlement !== undefined)
  );
}

/** The events of a record as they came; `undefined` for a record that is not one. */
export function unpackEvents(stored: unknown): readonly FeedEvent[] | undefined {
  const events: FeedEvent[] = [];
  let fixtureIds: readonly string[] = [];
  let selectionNames: readonly string[] = [];
  let changes: SelectionChange[] = [];
  const isWhole = visitEvents(stored, {
    names(fixtures, selections) {
      fixtureIds = fixtures;
      selectionNames = selections;
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
