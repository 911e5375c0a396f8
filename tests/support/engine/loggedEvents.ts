/** The events of a log record as they came, whatever the form they are kept in. */
import { unpackEvents } from '../../../src/db/packing/unpackEvents.ts';
import type { LogRow } from '../../../src/db/tables/rows.ts';
import { encodeEvent, type EventEnvelope } from '../../../src/domain/events/decode.ts';

/** @throws Error for a record that is not one */
export function loggedEvents(row: LogRow): readonly EventEnvelope[] {
  if (row.stream === 'bets') return row.events;
  if (row.stream === 'slip') return [];
  const events = unpackEvents(row.packed);
  if (events === undefined) throw new Error(`the record from ${row.from} to ${row.to} cannot be read`);
  return events.map(encodeEvent);
}
