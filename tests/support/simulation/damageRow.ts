/** Garbage in the place of a stored row, found by whoever reads it next. */
import { isQuotaError } from '../../../src/db/care/quota.ts';
import { fixtureTables, soundFixtures } from '../../../src/db/care/soundRows.ts';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { Run } from './chaos.ts';
import type { Dice } from './dice.ts';

const GARBAGE = { about: '[7]', state: '[]' };

class NotProven extends Error {}

/**
 * One transaction: a judge that looked between the two would see a game missing that nobody has looked at yet. It is taken back where there is
 * no room for the note of it, and where the engine asks for an image instead (docs/open-questions.md says why).
 */
export async function damageRow({ agenda, browser, oracle, origin, trace }: Run, chance: Dice): Promise<void> {
  const fixtureId = FixtureId.parse(chance.oneOf([...origin.feed.fixtures.keys()]));
  trace(`row damaged: ${fixtureId}`);
  const { db } = browser.stores;
  oracle.onDamaged(fixtureId);
  await db
    .transaction('rw', fixtureTables(db), async () => {
      const [row, checkpoint] = await Promise.all([db.fixtures.get(fixtureId), db.checkpoints.get('events')]);
      if (row === undefined || checkpoint === undefined) return;
      await db.fixtures.put({ fixtureId, ...GARBAGE });
      await soundFixtures(db, [fixtureId], agenda.now());
      const left = await db.fixtures.get(fixtureId);
      if (left?.about === GARBAGE.about) oracle.fail('a damaged row stays', fixtureId);
      if ((await db.checkpoints.get('events')) === undefined) throw new NotProven();
    })
    .catch((error: unknown) => {
      const isLost = error instanceof Error && error.name === 'DatabaseClosedError';
      if (isLost || error instanceof NotProven || isQuotaError(error)) return;
      oracle.fail('a damaged row could not be looked at', String(error));
    });
  oracle.onDamaged(undefined);
}
