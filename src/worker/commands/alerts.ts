/** The calls of alerts: which are wanted, and which tab tells one (rules ALR). */
import { z } from 'zod';
import { changeChoice } from '../../db/records/memberChoices.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { ALERT_CHOICES, claimed } from '../../domain/alerts/alerts.ts';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';

export function alertHandlers(db: HanpanDatabase, clock: Clock): Handlers<'claimAlert' | 'switchAlert'> {
  return {
    claimAlert: {
      takes: z.tuple([z.string().max(120)]),
      answer: async (id) => {
        let isOurs = false;
        const isDone = await changeChoice(db, 'told', (before) => {
          // Nothing to tell yet: from now on there is.
          const after = id === '' ? (before ?? { since: clock.now(), ids: [] }) : claimed(before, id, clock.now());
          isOurs = id !== '' && after !== undefined;
          return after ?? before;
        });
        return isDone ? succeed(isOurs) : fail({ kind: 'signedOut' });
      },
    },
    switchAlert: {
      takes: z.tuple([z.enum(ALERT_CHOICES)]),
      answer: async (choice) => {
        const isDone = await changeChoice(db, 'alerts', (before = []) =>
          before.includes(choice) ? before.filter((one) => one !== choice) : [...before, choice],
        );
        return isDone ? succeed(null) : fail({ kind: 'signedOut' });
      },
    },
  };
}
