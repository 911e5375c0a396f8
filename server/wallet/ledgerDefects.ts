/**
 * Whether the books are right (LED-1, WAL-06): all accounts sum to zero, each is the sum of its entries, what is held is what is
 * staked on open bets. A broken rule stops betting, not viewing.
 */
import { sql } from 'kysely';
import type { Work } from '../store/store.ts';

export interface LedgerDefects {
  /** Sum over all accounts, won; 0 in right books. */
  readonly total: number;
  /** Accounts whose balance is not the sum of their entries. */
  readonly unbalanced: readonly string[];
  /** Held won minus stakes of open bets; 0 in right books. */
  readonly heldTooMuch: number;
}

export async function ledgerDefects(tx: Work): Promise<LedgerDefects> {
  const sums = await sql<{ total: number; held: number }>`
    SELECT coalesce(sum(balance), 0) AS total,
           coalesce(sum(CASE WHEN account LIKE 'held:%' THEN balance ELSE 0 END), 0) AS held
    FROM accounts`.execute(tx);
  const stakes = await sql<{ open: number }>`SELECT coalesce(sum(stake), 0) AS open FROM bets WHERE status = 0`.execute(
    tx,
  );
  const unbalanced = await sql<{ account: string }>`
    SELECT account FROM accounts LEFT JOIN (
      SELECT account AS entry_account, sum(amount) AS entries FROM (
        SELECT to_account AS account, amount FROM transfers
        UNION ALL
        SELECT from_account, -amount FROM transfers
      ) AS legs GROUP BY account
    ) AS entered ON entry_account = account
    WHERE balance <> coalesce(entries, 0)
    ORDER BY account`.execute(tx);
  const [sum] = sums.rows;
  return {
    total: sum?.total ?? 0,
    unbalanced: unbalanced.rows.map((row) => row.account),
    heldTooMuch: (sum?.held ?? 0) - (stakes.rows[0]?.open ?? 0),
  };
}

export function isSound(defects: LedgerDefects): boolean {
  return defects.total === 0 && defects.unbalanced.length === 0 && defects.heldTooMuch === 0;
}
