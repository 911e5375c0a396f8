/** From where members have signed in: the newest few each, as digests. Guesses of strangers do not count there (rule ENT-3). */
import { createHash } from 'node:crypto';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';
import { keyedDigest } from './keyedDigest.ts';

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

/** @param now epoch ms */
export async function keepAddress(tx: Work, memberId: MemberId, address: string, now: number): Promise<void> {
  const place = await keyedDigest(tx, address);
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
