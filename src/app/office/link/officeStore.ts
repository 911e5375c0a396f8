/**
 * What the office knows of lists that are told live: rows in memory, gone with the tab. A row that is told stands for itself from its offset on; a list that was
 * read does not take back what was told after it was read.
 */
import type { Position } from '../../../domain/kernel/position.ts';
import type { Proposal } from '../../../domain/office/proposal.ts';
import { queueKey, type QueueRow } from '../../../domain/office/queue.ts';

/** Rows by key, each with the offset that it was told at. */
type Held<Row> = ReadonlyMap<string, { readonly row: Row; readonly offset: number }>;

export interface OfficeRows {
  /** `undefined` until read. */
  readonly queue: Held<QueueRow> | undefined;
  readonly proposals: Held<Proposal> | undefined;
  /** How often each list or document was told to be another; whoever shows one asks for it again. */
  readonly told: Readonly<Record<string, number>>;
}

export const NO_ROWS: OfficeRows = { queue: undefined, proposals: undefined, told: {} };

/** A list as a call answered it. What was told after its position stays. */
export function withRead<Row>(
  held: Held<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  position: Position,
): Held<Row> {
  const read = rows.map((row) => [keyOf(row), { row, offset: position.offset }] as const);
  const newer = [...(held ?? [])].filter(([, { offset }]) => offset > position.offset);
  return new Map([...read, ...newer]);
}

/** A row that was told; the same object where nothing is new. */
export function withTold<Row>(
  held: Held<Row> | undefined,
  key: string,
  row: Row,
  offset: number,
): Held<Row> | undefined {
  const known = held?.get(key);
  if (held === undefined || (known !== undefined && known.offset >= offset)) return held;
  return new Map(held).set(key, { row, offset });
}

export const withCount = (told: OfficeRows['told'], name: string): OfficeRows['told'] => ({
  ...told,
  [name]: (told[name] ?? 0) + 1,
});

/** Of all that is told, whatever waits, the longest first. */
export const waitingRows = (held: Held<QueueRow>): readonly QueueRow[] =>
  [...held.values()]
    .map(({ row }) => row)
    .filter(({ state }) => state !== 'over')
    .toSorted((a, b) => a.since - b.since || queueKey(a).localeCompare(queueKey(b)));

export interface OfficeStore {
  rows(): OfficeRows;
  change(evolve: (rows: OfficeRows) => OfficeRows): void;
  subscribe(listener: () => void): () => void;
}

export function createOfficeStore(): OfficeStore {
  let rows = NO_ROWS;
  const listeners = new Set<() => void>();
  return {
    rows: () => rows,
    change(evolve) {
      const next = evolve(rows);
      if (next === rows) return;
      rows = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
