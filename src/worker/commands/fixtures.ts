/** Calls about games: what changed of some beside the database (rules PSH), and how a price went (rules HIS). */
import { z } from 'zod';
import { oddsHistoryOf } from '../../db/log/oddsHistory.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { MAX_LOOKED_AT } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';
import type { FixturePushes } from '../live-prices/fixturePushes.ts';
import type { Handlers } from '../serveCalls.ts';
import { TabId } from '../versions/hello.ts';

const Run = z.string().max(100).nullable();

/** The call is answered as soon as one of its fixtures has changed, and within ten seconds with nothing (PSH-1). */
export function fixtureHandlers(
  pushes: Pick<FixturePushes, 'next' | 'stored'>,
  db: HanpanDatabase,
  clock: Clock,
): Handlers<'changedFixtures' | 'readOdds'> {
  return {
    changedFixtures: {
      takes: z.tuple([TabId, z.array(FixtureId).max(MAX_LOOKED_AT), Run]),
      answer: (tabId, fixtureIds, run) => pushes.next(tabId, fixtureIds, run),
    },
    readOdds: {
      takes: z.tuple([FixtureId, SelectionId]),
      answer: async (fixtureId, selectionId) => {
        // What tabs were told beside the database is in the log first (PSH-5).
        await pushes.stored();
        return { ok: true, value: await oddsHistoryOf(db, fixtureId, selectionId, clock.now()) };
      },
    },
  };
}
