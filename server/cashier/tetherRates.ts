/** Rates of play tether: held for a member for a span, the same for all their tabs, and never another one silently (REQ-11). */
import { playRateAt, rateHistory, type TetherRate } from '../../src/domain/cashier/tether.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { readSetting } from '../house/settings.ts';
import type { TetherRateTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** The rate that is held; `undefined` where none is, or not any more. @param now epoch ms */
export async function heldRate(tx: Work, memberId: MemberId, now: number): Promise<TetherRateTable | undefined> {
  return tx
    .selectFrom('tether_rates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst();
}

/** The rate that is held, or a new one that is from now on. @param newId of a new one */
export async function holdRate(tx: Work, memberId: MemberId, newId: string, now: number): Promise<TetherRate> {
  const { tether } = await readSetting(tx, 'cashier');
  const held = await heldRate(tx, memberId, now);
  const { id, rate, at, until } = held ?? (await storeRate(tx, memberId, newId, now, tether));
  return { id, rate, at, until, history: [...rateHistory(tether.rate, now)] };
}

async function storeRate(
  tx: Work,
  memberId: MemberId,
  id: string,
  now: number,
  { rate: base, lockMs }: { readonly rate: number; readonly lockMs: number },
) {
  const row = { id, rate: playRateAt(base, now), at: now, until: now + lockMs, is_secure: 0 };
  await tx
    .insertInto('tether_rates')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  return row;
}

/** Remembers that the deposit window of the held rate was answered as https (REQ-12). */
export async function markSecure(tx: Work, memberId: MemberId): Promise<void> {
  await tx.updateTable('tether_rates').set({ is_secure: 1 }).where('member_id', '=', memberId).execute();
}
