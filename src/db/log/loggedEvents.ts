/** What a record holds, as events again. */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { unpackEvents } from '../packing/unpackEvents.ts';
import { visitEvents, type EventVisitor } from '../packing/visitEvents.ts';
import type { LogRow } from '../tables/rows.ts';

/** The feed's events of a record; `undefined` for one that is damaged, or of another stream. */
export function feedEventsOf(row: LogRow): readonly FeedEvent[] | undefined {
  return row.stream === 'events' ? unpackEvents(row.packed) : undefined;
}

export type { EventVisitor };

/** Tells of a record's events without making an object of each. @returns `false` for one that is damaged, or of another stream */
export const visitRecord = (row: LogRow, visitor: EventVisitor): boolean =>
  row.stream === 'events' && visitEvents(row.packed, visitor);
