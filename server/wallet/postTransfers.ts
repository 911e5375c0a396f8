/**
 * Posts transfers to the double-entry ledger (WAL-06, LED-1 … LED-4). The database refuses one that would drive a member's account
 * below zero, and with it the whole unit of work.
 */
import { sql } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { availableOf, type Account, type Transfer } from '../../src/domain/wallet/ledger.ts';
import type { Work } from '../store/store.ts';

/**
 * @param at epoch ms
 * @throws if an account that may not be negative would become so (LED-2)
 */
export async function postTransfers(tx: Work, transfers: readonly Transfer[], at: number): Promise<void> {
  for (const { from, to, amount, kind, betId } of transfers) {
    await tx
      .insertInto('transfers')
      .values({ from_account: from, to_account: to, amount, kind, bet_id: betId, at })
      .execute();
    await addTo(tx, to, amount);
    await addTo(tx, from, -amount);
  }
}

async function addTo(tx: Work, account: Account, amount: number): Promise<void> {
  // Opened at zero first: an upsert would test the amount itself against the "not negative" rule.
  await tx
    .insertInto('accounts')
    .values({ account, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('accounts')
    .set({ balance: sql`balance + ${amount}` })
    .where('account', '=', account)
    .execute();
}

/** Won a member may bet. */
export async function availableBalance(tx: Work, memberId: MemberId): Promise<number> {
  const row = await tx
    .selectFrom('accounts')
    .select('balance')
    .where('account', '=', availableOf(memberId))
    .executeTakeFirst();
  return row?.balance ?? 0;
}
