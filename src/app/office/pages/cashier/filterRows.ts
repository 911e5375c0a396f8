/** What the cashier's table is narrowed to, how many there are of each, and who is next. Pure. */
import { queueKey, type QueueKind, type QueueRow } from '../../../../domain/office/queue.ts';

export const CASHIER_KINDS = ['charge', 'exchange', 'calculation'] as const satisfies readonly QueueKind[];
export type CashierKind = (typeof CASHIER_KINDS)[number];
export type CashierFilter = 'all' | CashierKind;

export const isOfCashier = ({ kind }: QueueRow): boolean => CASHIER_KINDS.some((known) => known === kind);

export const narrowed = (rows: readonly QueueRow[], filter: CashierFilter): readonly QueueRow[] =>
  filter === 'all' ? rows : rows.filter(({ kind }) => kind === filter);

/** Won of all rows of a kind together. */
export const sumOf = (rows: readonly QueueRow[], kind: QueueKind): number =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + (row.amount ?? 0) : sum), 0);

/**
 * The row so many places from a chosen one; the first or last where it would be beyond, the first where none is chosen.
 *
 * @param step 1 for the next, −1 for the one before
 */
export function rowFrom(rows: readonly QueueRow[], chosen: string | undefined, step: 1 | -1): string | undefined {
  const place = rows.findIndex((row) => queueKey(row) === chosen);
  const next = place < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, place + step));
  const row = rows[next];
  return row === undefined ? undefined : queueKey(row);
}

/** Which row is chosen once a decided one has gone: the one that stood after it, else the last. */
export function rowAfter(rows: readonly QueueRow[], gone: string): string | undefined {
  const place = rows.findIndex((row) => queueKey(row) === gone);
  const next = rows[place + 1] ?? rows[place - 1];
  return next === undefined ? undefined : queueKey(next);
}
