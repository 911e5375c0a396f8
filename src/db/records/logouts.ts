/**
 * Logouts that the origin has not been told (SES-16): the token, encrypted as the vault had it, until it has been, for a day at most. Beside
 * the bets under way, because nothing of it can be had again.
 */
import type { OutboxDatabase } from '../tables/database.ts';
import type { LogoutRow, VaultRow } from '../tables/rows.ts';

/** Longer than a session lives that nobody uses, ms. */
const KEPT_FOR_MS = 24 * 3_600_000;
const MAX_ROWS = 20;

/** Stores one, once; the oldest beyond 20 are forgotten. @param now epoch ms */
export async function storeLogout(outbox: OutboxDatabase, token: Omit<VaultRow, 'id'>, now: number): Promise<void> {
  const { sessionId, key, iv, cipher } = token;
  await outbox.transaction('rw', [outbox.logouts], async () => {
    if ((await outbox.logouts.get(sessionId)) !== undefined) return;
    await outbox.logouts.put({ sessionId, key, iv, cipher, createdAt: now });
    const rows = await outbox.logouts.toArray();
    const surplus = rows.toSorted((a, b) => b.createdAt - a.createdAt).slice(MAX_ROWS);
    await outbox.logouts.bulkDelete(surplus.map((row) => row.sessionId));
  });
}

export async function forgetLogout(outbox: OutboxDatabase, sessionId: string): Promise<void> {
  await outbox.logouts.delete(sessionId);
}

/** Those still to be told; what is older than a day is dropped. @param now epoch ms */
export async function untoldLogouts(outbox: OutboxDatabase, now: number): Promise<readonly LogoutRow[]> {
  const rows = await outbox.logouts.toArray();
  const isOver = ({ createdAt }: LogoutRow) => now - createdAt > KEPT_FOR_MS;
  await outbox.logouts.bulkDelete(rows.filter(isOver).map((row) => row.sessionId));
  return rows.filter((row) => !isOver(row));
}
