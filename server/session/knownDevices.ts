/** With which browsers members have signed in (MBR-6): the newest few each, as keyed digests of the marks that these keep. Nothing else is known of a browser, and a mark opens nothing. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Store, Work } from '../store/store.ts';
import { keyedDigest } from './keyedDigest.ts';

/** Browsers of a member that are kept. */
const KEPT = 10;
/** Days that one is kept after its last sign-in. */
const KEPT_DAYS = 180;
/** Of one upkeep: what is left is forgotten by the next. */
const MOST_FORGOTTEN = 500;
/** Enough of the digest to be told from every other. */
const LETTERS = 24;

/**
 * @param mark as the browser sent it
 * @param now epoch ms
 */
export async function keepDevice(tx: Work, memberId: MemberId, mark: string, now: number): Promise<void> {
  const device = (await keyedDigest(tx, `device ${mark}`)).slice(0, LETTERS);
  await tx
    .insertInto('known_devices')
    .values({ device, member_id: memberId, first_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(['device', 'member_id']).doUpdateSet({ seen_at: now }))
    .execute();
  const newest = tx
    .selectFrom('known_devices')
    .select('device')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .limit(KEPT);
  await tx.deleteFrom('known_devices').where('member_id', '=', memberId).where('device', 'not in', newest).execute();
}

/** @param now epoch ms */
export async function forgetDevices(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const old = await tx
      .selectFrom('known_devices')
      .select(['device', 'member_id'])
      .where('seen_at', '<', now - KEPT_DAYS * DAY_MS)
      .limit(MOST_FORGOTTEN)
      .execute();
    for (const { device, member_id } of old) {
      await tx.deleteFrom('known_devices').where('device', '=', device).where('member_id', '=', member_id).execute();
    }
  });
}
