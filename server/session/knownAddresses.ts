/** From where members have signed in: the newest few each, as digests. Guesses of strangers do not count there (rule ENT-3). */
import { createHash, createHmac } from 'node:crypto';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';

const KEPT = 10;

const digest = (memberId: string, address: string): string =>
  createHash('sha256').update(`${memberId} ${address}`).digest('base64url');

export async function isKnownAddress(tx: Work, memberId: string, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_addresses')
    .select('seen_at')
    .where('member_id', '=', memberId)
    .where('address', '=', digest(memberId, address))
    .executeTakeFirst();
  return row !== undefined;
}

/** The address as one text for all members: keyed, so that it says nothing elsewhere. */
async function placeOf(tx: Work, address: string): Promise<string> {
  const key = await tx.selectFrom('house_keys').select('value').where('name', '=', 'place').executeTakeFirstOrThrow();
  return createHmac('sha256', key.value).update(address).digest('base64url');
}

/** @param now epoch ms */
export async function keepAddress(tx: Work, memberId: MemberId, address: string, now: number): Promise<void> {
  const place = await placeOf(tx, address);
  await tx
    .insertInto('known_addresses')
    .values({ member_id: memberId, address: digest(memberId, address), seen_at: now, place })
    .onConflict((conflict) => conflict.columns(['member_id', 'address']).doUpdateSet({ seen_at: now, place }))
    .execute();
  const newest = tx
    .selectFrom('known_addresses')
    .select('address')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .limit(KEPT);
  await tx.deleteFrom('known_addresses').where('member_id', '=', memberId).where('address', 'not in', newest).execute();
}
