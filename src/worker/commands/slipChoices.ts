/** The call that says how a member wants their slip to be (rules SCH). */
import { z } from 'zod';
import { changeChoice } from '../../db/records/memberChoices.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { chosen, HOUSE_CHOICES, SlipChoicesChange } from '../../domain/bet-slip/slipChoices.ts';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import type { Handlers } from '../serveCalls.ts';

export function slipChoiceHandlers(db: HanpanDatabase): Handlers<'chooseSlip'> {
  return {
    chooseSlip: {
      takes: z.tuple([SlipChoicesChange]),
      answer: async (change) => {
        const isDone = await changeChoice(db, 'slip', (before = HOUSE_CHOICES) => chosen(before, change));
        return isDone ? succeed(null) : fail({ kind: 'signedOut' });
      },
    },
  };
}
