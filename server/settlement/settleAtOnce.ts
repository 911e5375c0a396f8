/** Settles a few bets in the transaction that records their results, so that most members hear of it at once. */
import { inSavepoint } from '../store/savepoint.ts';
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
  const outcome = await inSavepoint(tx, () => settleSome(tx, AT_ONCE_BETS, at));
  return outcome.ok ? outcome.value.settled : 0;
}
