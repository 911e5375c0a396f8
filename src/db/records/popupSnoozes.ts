/** Hides popups on this machine for a while (NAV-14). Bounded: the fifty that stay hidden longest are remembered. */
import type { HanpanDatabase } from '../tables/database.ts';

const MAX_REMEMBERED = 50;

/**
 * @param until epoch ms
 * @param now epoch ms; snoozes that are over are forgotten
 */
export async function storePopupSnooze(db: HanpanDatabase, popupId: string, until: number, now: number): Promise<void> {
  await db.transaction('rw', [db.settings], async () => {
    const row = await db.settings.get('popupSnoozes');
    const known = new Map(row?.key === 'popupSnoozes' ? Object.entries(row.value) : []);
    known.set(popupId, until);
    const kept = [...known]
      .filter(([, end]) => end > now)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_REMEMBERED);
    await db.settings.put({ key: 'popupSnoozes', value: Object.fromEntries(kept) });
  });
}
