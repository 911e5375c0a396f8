/** Sees the transactions that anything in this process begins. */
import { IDBDatabase } from 'fake-indexeddb';

export interface BegunTransaction {
  readonly database: string;
  readonly mode: string;
  /** In alphabetical order. */
  readonly tables: readonly string[];
}

export interface CountedTransactions {
  /** Forgets those begun so far. */
  start(): void;
  /** In the order they were begun. */
  begun(): readonly BegunTransaction[];
  stop(): void;
}

/** Databases that are open already are not seen: the library holds on to how theirs begin. */
export function countTransactions(): CountedTransactions {
  const begun: BegunTransaction[] = [];
  const prototype = IDBDatabase.prototype as unknown as { transaction: (...given: unknown[]) => unknown };
  const { transaction } = prototype;
  prototype.transaction = function counted(this: { readonly name: string }, ...given: unknown[]) {
    const [tables, mode = 'readonly'] = given;
    begun.push({ database: this.name, mode: String(mode), tables: [tables].flat().map(String).toSorted() });
    return transaction.apply(this, given);
  };
  return {
    start: () => {
      begun.length = 0;
    },
    begun: () => [...begun],
    stop: () => {
      prototype.transaction = transaction;
    },
  };
}
