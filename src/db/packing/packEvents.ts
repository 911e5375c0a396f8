/** Writes a batch of the feed's events as columns (`eventColumns.ts`). */
import type { EventOf, FeedEvent } from '../../domain/events/catalogue.ts';
import { encodeEvent } from '../../domain/events/decode.ts';
import { SELECTION_STATUSES } from '../../domain/reference/statuses.ts';
import type { SelectionChange } from '../../domain/sports/fixture.ts';
import { COLUMNS, HAS, selectionName, type ColumnName, type PackedEvents } from './eventColumns.ts';
import { writeNames } from './frontCoded.ts';
import { folded, joinColumns } from './numberColumns.ts';
import { SETTLEMENTS } from './settlementCodes.ts';

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
