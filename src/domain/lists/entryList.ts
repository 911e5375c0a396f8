/**
 * Every entry of a member's ledger, the latest first, and the days they come to (WAL-07, rules STM). An entry never changes; that there is another one the
 * member's stream says by their balance, and whoever shows a statement asks then: told of each, every settled bet would be told twice to everybody.
 */
import { z } from 'zod';
import type { MemberEvent } from '../events/catalogue.ts';
import { EntryGroup, groupOf, LedgerDay, LedgerEntry, Purse } from '../wallet/entry.ts';
import { list, numberAsked, type LiveChanges } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));

/** Epoch ms: from `from` on and before `until`. */
export const EntryFilter = z.strictObject({
  purse: Purse,
  group: EntryGroup.optional(),
  from: Instant.optional(),
  until: Instant.optional(),
});
export type EntryFilter = z.output<typeof EntryFilter>;

export const DayFilter = EntryFilter.omit({ group: true });
export type DayFilter = z.output<typeof DayFilter>;

const moves = ({ type }: MemberEvent) => type === 'BalanceChanged' || type === 'PointsChanged';
/** A row that nobody here knows: the list is old (LST-6). */
const grows = <Row>(): LiveChanges<Row> => ({
  idOf: (event) => (moves(event) ? 'new' : undefined),
  evolve: () => undefined,
});

export const entryList = list({
  path: '/emoney/entries',
  caller: 'member',
  row: LedgerEntry,
  filter: EntryFilter,
  pageSize: 30,
  keyOf: ({ at, entryId }) => ({ at, id: entryId }),
  fits: (entry, { purse, group, from = 0, until = Infinity }) =>
    entry.purse === purse &&
    entry.at >= from &&
    entry.at < until &&
    (group === undefined || groupOf(entry.kind) === group),
  live: grows<LedgerEntry>(),
});

/** Three months are two pages. */
export const dayList = list({
  path: '/emoney/days',
  caller: 'member',
  row: LedgerDay,
  filter: DayFilter,
  pageSize: 50,
  keyOf: ({ purse, day }) => ({ at: Math.max(0, day), id: `${purse}-${day}` }),
  fits: ({ purse, day }, { purse: asked, from = 0, until = Infinity }) => purse === asked && day >= from && day < until,
  live: grows<LedgerDay>(),
});
