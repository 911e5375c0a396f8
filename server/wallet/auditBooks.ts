/**
 * Goes on checking the books without ever reading them all at once (LED-1, WAL-06): every entry is summed once, in slices, and each
 * round compares the sums with the balances of the same moment.
 *
 * Entries cannot change behind the reader's back: the database refuses to update or delete one.
 */
import { sql } from 'kysely';
import { breathe } from '../breathe.ts';
import type { Store, Work } from '../store/store.ts';
import type { LedgerDefects } from './ledgerDefects.ts';

/** Entries of one slice: a few milliseconds. */
const SLICE_ROWS = 5_000;
/** Accounts named in a report. */
const NAMED = 20;

export interface BookAudit {
  /** Reads what is new and compares. The first call reads everything. */
  readonly round: () => Promise<LedgerDefects>;
}

export function createBookAudit(store: Store): BookAudit {
  const sums = new Map<string, number>();
  let through = 0;

  const readSlice = async (tx: Work) => {
    const rows = await tx
      .selectFrom('transfers')
      .select(['transfer_id', 'from_account', 'to_account', 'amount'])
      .where('transfer_id', '>', through)
      .orderBy('transfer_id')
      .limit(SLICE_ROWS)
      .execute();
    for (const row of rows) {
      sums.set(row.to_account, (sums.get(row.to_account) ?? 0) + row.amount);
      sums.set(row.from_account, (sums.get(row.from_account) ?? 0) - row.amount);
      through = row.transfer_id;
    }
    return rows.length;
  };
  return {
    async round() {
      while ((await store.read(readSlice)) === SLICE_ROWS) await breathe();
      return store.read(async (tx) => {
        // The rest and the balances are of one moment.
        while ((await readSlice(tx)) === SLICE_ROWS);
        return compare(tx, sums);
      });
    },
  };
}

async function compare(tx: Work, sums: ReadonlyMap<string, number>): Promise<LedgerDefects> {
  const accounts = await tx.selectFrom('accounts').selectAll().orderBy('account').execute();
  const open = await sql<{
    stakes: number;
  }>`SELECT coalesce(sum(stake), 0) AS stakes FROM bets WHERE status = 0`.execute(tx);
  const balances = new Map(accounts.map((row) => [row.account, row.balance]));
  const names = new Set([...balances.keys(), ...sums.keys()]);
  const unbalanced = [...names].filter((name) => (balances.get(name) ?? 0) !== (sums.get(name) ?? 0));
  const held = accounts.filter((row) => row.account.startsWith('held:'));
  return {
    total: accounts.reduce((total, row) => total + row.balance, 0),
    unbalanced: unbalanced.slice(0, NAMED),
    heldTooMuch: held.reduce((total, row) => total + row.balance, 0) - (open.rows[0]?.stakes ?? 0),
  };
}
