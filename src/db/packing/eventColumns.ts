/**
 * How a batch of the feed's events is logged: price changes as columns of small numbers, everything else as it came.
 *
 * Nine of ten events move one price. As an object such an event takes a hundred bytes, most of them names; in columns it takes
 * fewer than ten, and a rebuild reads a million without making an object of each. Whatever a record holds, reading it ends: with its
 * events, or with `undefined` for a record that is not one.
 */
import { z } from 'zod';

/** A record's contents, as stored. Written in `packEvents.ts`, read in `visitEvents.ts`. */
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
export const COLUMNS = [
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
export type ColumnName = (typeof COLUMNS)[number];

/** Bits of `fields`. */
export const HAS = { odds: 1, oddsByAdmin: 2, status: 4, settlement: 8 } as const;
export const ALL_FIELDS = 15;

/** A selection's id usually begins with its fixture's: then only the rest is kept, behind this mark. Others stand behind the other. */
const REST = '+';
const WHOLE = '=';

/** What a selection is called in a record. */
export const selectionName = (fixtureId: string, selectionId: string): string =>
  selectionId.startsWith(fixtureId) ? REST + selectionId.slice(fixtureId.length) : WHOLE + selectionId;

/** The selection that a name of a fixture's means. */
export const selectionIdOf = (fixtureId: string, name: string): string =>
  name.startsWith(REST) ? fixtureId + name.slice(REST.length) : name.slice(WHOLE.length);
