/** The call that tells changed fixtures beside the database (rules PSH). */
import { z } from 'zod';
import { FixtureId } from '../../domain/kernel/ids.ts';
import { MAX_LOOKED_AT } from '../contract.ts';
import type { FixturePushes } from '../live-prices/fixturePushes.ts';
import type { Handlers } from '../serveCalls.ts';
import { TabId } from '../versions/hello.ts';

const Run = z.string().max(100).nullable();

/** The call is answered as soon as one of its fixtures has changed, and within ten seconds with nothing (PSH-1). */
export function fixtureHandlers(pushes: Pick<FixturePushes, 'next'>): Handlers<'changedFixtures'> {
  return {
    changedFixtures: {
      takes: z.tuple([TabId, z.array(FixtureId).max(MAX_LOOKED_AT), Run]),
      answer: (tabId, fixtureIds, run) => pushes.next(tabId, fixtureIds, run),
    },
  };
}
