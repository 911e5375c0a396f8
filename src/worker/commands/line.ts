/** The calls about the line to the origin (rules LIN). */
import { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { storeLineChoice } from '../../db/care/line.ts';
import { LINE_CHOICES } from '../../domain/events/line.ts';
import { succeed } from '../../domain/kernel/decision.ts';
import type { Handlers } from '../serveCalls.ts';

/** @param wakeAll has every worker of this browser try its connections: whichever leads has some */
export function lineHandlers(db: HanpanDatabase, wakeAll: () => void): Handlers<'chooseLine' | 'wake'> {
  return {
    chooseLine: {
      takes: z.tuple([z.enum(LINE_CHOICES)]),
      answer: async (choice) => {
        await storeLineChoice(db, choice);
        return succeed(null);
      },
    },
    wake: {
      takes: z.tuple([z.enum(['member', 'online', 'visible'])]),
      answer: async () => {
        wakeAll();
        return null;
      },
    },
  };
}
