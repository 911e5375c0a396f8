/** The call that hides a popup on this machine for a while (NAV-14). */
import { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { storePopupSnooze } from '../../db/records/popupSnoozes.ts';
import { succeed } from '../../domain/kernel/decision.ts';
import { Popup, POPUP_SNOOZE_MS } from '../../domain/notices/popup.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';

/** For `POPUP_SNOOZE_MS` by this machine's clock (NAV-14). */
export function popupHandlers(db: HanpanDatabase, clock: Clock): Handlers<'snoozePopup'> {
  return {
    snoozePopup: {
      takes: z.tuple([Popup.shape.id.min(1)]),
      answer: async (popupId) => {
        const now = clock.now();
        await storePopupSnooze(db, popupId, now + POPUP_SNOOZE_MS, now);
        return succeed(null);
      },
    },
  };
}
