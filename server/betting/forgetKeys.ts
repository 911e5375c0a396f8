/**
 * Lets go of keys that stand for no bet once they are old: void ones, refusals and those of other commands, which would grow for ever.
 *
 * A key of a bet stays as long as the bet. Of the others a late copy of the request must still never become a bet: it can only come with the
 * token it was sent with, so a key is kept while a session goes on that may be older than it. Asked for afterwards it is absent and becomes
 * void again, which is what it was.
 */
import { sql, type RawBuilder } from 'kysely';
import { breathe } from '../breathe.ts';
import type { Store, Work } from '../store/store.ts';

/** How long a key without a bet is kept, ms. No browser asks for one so late: its session is over, and the answer would be the same. */
export const KEYS_KEPT_MS = 30 * 24 * 3_600_000;
/** How far the clock may have been off when session and key were written down, ms. */
const CLOCK_SLACK_MS = 24 * 3_600_000;
/** Which keys stand for no bet: each written as in the condition of its index, or SQLite does not use that. */
const FORGOTTEN = [sql<boolean>`status IS DISTINCT FROM 200`, sql<boolean>`command IS NOT NULL`];
/** Rows removed in one transaction, so that a bet never waits long behind it. */
const ROWS = 1_000;

/**
 * @param now epoch ms
 * @returns how many went
 */
export async function forgetKeys(store: Store, now: number): Promise<number> {
  let forgotten = 0;
  for (const which of FORGOTTEN) {
    for (let step = ROWS; step === ROWS; forgotten += step) {
      step = await store.write((tx) => forgetSome(tx, which, now - KEYS_KEPT_MS));
      await breathe();
    }
  }
  return forgotten;
}

/** @param which condition on the row @param before epoch ms */
async function forgetSome(tx: Work, which: RawBuilder<boolean>, before: number): Promise<number> {
  const old = await tx
    .selectFrom('bet_keys')
    .select(['member_id', 'key'])
    .where(which)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('token_hash')
            .whereRef('sessions.member_id', '=', 'bet_keys.member_id')
            .where('sessions.state', '=', 'active')
            .where('sessions.created_at', '<', before + CLOCK_SLACK_MS),
        ),
      ),
    )
    .limit(ROWS)
    .execute();
  for (const { member_id: memberId, key } of old) {
    await tx.deleteFrom('bet_keys').where('member_id', '=', memberId).where('key', '=', key).execute();
  }
  return old.length;
}
