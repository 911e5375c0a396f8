/**
 * Brings letters to many to their members, behind the act that sent them (MLG-3): batch by batch, so that no bet waits long for the writer. What is to be done is on
 * disk. A process that is killed goes on at its next start; two processes may do it at the same time.
 */
import { FIRST_LIMIT, nextLimit, workBehind, type Behind } from '../../behind.ts';
import type { Clock } from '../../clock.ts';
import type { Randomness } from '../../randomness.ts';
import { StoreUnavailable, type Store } from '../../store/store.ts';
import { leaveNextOut, postSome } from './postSome.ts';

/** How often operators are told how far a mailing is, ms. */
const TELL_MS = 1_000;

export interface MailerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly onFailure: (error: unknown) => void;
}

/** Begins with what is left of before. */
export const startMailer = (parts: MailerParts): Behind =>
  workBehind({ clock: parts.clock, turn: createTurn(parts), onFailure: parts.onFailure });

function createTurn({ store, clock, randomness, onFailure }: MailerParts): () => Promise<boolean> {
  let limit = FIRST_LIMIT;
  let toldAt = clock.elapsed() - TELL_MS;
  const post = async (): Promise<boolean> => {
    let began = clock.elapsed();
    const tells = began - toldAt >= TELL_MS;
    const hasMore = await store.write((tx) => {
      began = clock.elapsed();
      return postSome(tx, { randomness, limit, now: clock.now(), tells });
    });
    if (tells && hasMore) toldAt = clock.elapsed();
    limit = nextLimit(limit, clock.elapsed() - began);
    return hasMore;
  };
  return async () => {
    try {
      return await post();
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // One bad letter fails its batch: then they go one by one, and the bad one is left out.
      if (limit > 1) {
        limit = 1;
        return true;
      }
      onFailure(error);
      await store.write((tx) => leaveNextOut(tx, { randomness, limit, now: clock.now(), tells: true }));
      return true;
    }
  };
}
