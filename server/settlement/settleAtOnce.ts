/** Settles a few bets in the transaction that records their results, so that most members hear of it at once. */
import { sql } from 'kysely';
import type { Work } from '../store/store.ts';
import { settleSome } from './settleSome.ts';

/** What goes beyond is settled behind it, so that prices never wait for it. */
const AT_ONCE_BETS = 25;

/**
 * A bet that cannot be settled must not stop what is recorded: the settler behind meets it again and sets it aside.
 *
 * @param at epoch ms
 * @returns the number of bets settled
 */
export async function settleAtOnce(tx: Work, at: number): Promise<number> {
  await sql`SAVEPOINT at_once`.execute(tx);
  let settled = 0;
  try {
    settled = (await settleSome(tx, AT_ONCE_BETS, at)).settled;
  } catch (error) {
    // Where the savepoint is gone, a full disk has undone the whole transaction.
    await sql`ROLLBACK TO at_once`.execute(tx).catch(() => Promise.reject(error));
  }
  await sql`RELEASE at_once`.execute(tx);
  return settled;
}
