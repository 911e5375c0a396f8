/**
 * A demo house approves by itself some seconds after a request (REQ-10): when is stored with the request, so that a start finds what an end left over.
 *
 * Several processes on one directory may do it at once: a request that waits no more is left alone.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import { repeat, type Repeating } from '../repeat.ts';
import type { Store, Work } from '../store/store.ts';
import { decideStored } from './decideStored.ts';

/** How often it is looked, ms: what a member sees of a second more or less is nothing. */
const EVERY_MS = 1_000;
/** How much later it approves while an operator is signed in, ms. */
const OPERATOR_MS = 10 * 60_000;
/** Requests of one transaction. */
const AT_ONCE = 50;

/** Where it looks, and by which clock. */
export interface ApprovingOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/** Begins to look at once; what fails is told and tried again. */
export const approveByItself = ({ store, clock, onFailure }: ApprovingOptions): Repeating =>
  repeat(clock, EVERY_MS, () => approveDue(store, clock.now()), onFailure);

/** Whether an operator is signed in: then they have the say for a while. */
async function isAnybodyThere(tx: Work): Promise<boolean> {
  const signedIn = tx.selectFrom('operator_sessions').select('member_id').where('state', '=', 'active').limit(1);
  return (await signedIn.executeTakeFirst()) !== undefined;
}

/** A batch that was full is followed by the next at once: others write between two of them. */
async function approveDue(store: Store, now: number): Promise<void> {
  while ((await approveSome(store, now)) === AT_ONCE) await breathe();
}

/** @returns how many were due */
async function approveSome(store: Store, now: number): Promise<number> {
  const due = await store.read(async (tx) =>
    tx
      .selectFrom('money_requests')
      .select('id')
      .where('state', '=', 'requested')
      .where('due_at', '<=', now - ((await isAnybodyThere(tx)) ? OPERATOR_MS : 0))
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute(),
  );
  if (due.length === 0) return 0;
  await store.write(async (tx) => {
    for (const { id } of due) await decideStored(tx, id, { act: 'approve', at: now });
  });
  return due.length;
}
