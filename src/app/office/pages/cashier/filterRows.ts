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

/** Which row is chosen once a decided one has gone: the one that stood after it, else the last. */
export function rowAfter(rows: readonly QueueRow[], gone: string): string | undefined {
  const place = rows.findIndex((row) => queueKey(row) === gone);
  const next = rows[place + 1] ?? rows[place - 1];
  return next === undefined ? undefined : queueKey(next);
}
