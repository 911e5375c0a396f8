/** The calls of alerts: which are wanted, which prices are waited for, and which tab tells one (rules ALR). */
import { z } from 'zod';
import { changeChoice } from '../../db/records/memberChoices.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { readFixtures } from '../../db/queries/fixtures.ts';
import { ALERT_CHOICES, claimed } from '../../domain/alerts/alerts.ts';
import { priceMarkOn, withMark, withoutMark, type PriceMark } from '../../domain/alerts/priceMarks.ts';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { Odds } from '../../domain/kernel/odds.ts';
import { findSelection } from '../../domain/sports/fixture.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';

export function alertHandlers(db: HanpanDatabase, clock: Clock): Handlers<'claimAlert' | 'switchAlert' | 'markPrice'> {
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
    markPrice: {
      takes: z.tuple([FixtureId, SelectionId, Odds.nullable()]),
      answer: async (fixtureId, selectionId, odds) => {
        const mark = odds === null ? undefined : await markOn(db, fixtureId, selectionId, odds, clock.now());
        const isDone = await changeChoice(db, 'priceMarks', (before = []) =>
          mark !== undefined ? withMark(before, mark) : odds === null ? withoutMark(before, selectionId) : before,
        );
        return isDone ? succeed(odds === null || mark !== undefined) : fail({ kind: 'signedOut' });
      },
    },
  };
}

async function markOn(
  db: HanpanDatabase,
  fixtureId: FixtureId,
  selectionId: SelectionId,
  odds: number,
  now: number,
): Promise<PriceMark | undefined> {
  const [game] = await readFixtures(db, [fixtureId]);
  const found = game && findSelection(game, selectionId);
  if (found === undefined || found.selection.status === 'settled') return undefined;
  return priceMarkOn(fixtureId, found.selection, odds, now);
}
