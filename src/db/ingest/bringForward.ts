/** Brings games to where the stream stands with the log since a position (IDX-6), as an image in blocks is (`foldImage.ts`), but without prices. */
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import type { Position } from '../../domain/kernel/position.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { feedLog } from '../log/eventLog.ts';
import { feedEventsOf } from '../log/loggedEvents.ts';

/**
 * A record that reaches over the position is applied whole: each event says what is, whatever was before. Games that stand
 * further than the stream stay as they are, and what is still to come changes nothing of them. Inside the caller's transaction.
 *
 * @param told the games at the position
 * @returns `undefined` if the log does not lead from there to the checkpoint, `elsewhere` if the checkpoint is of another epoch
 */
export async function broughtForward(
  db: Pick<HanpanDatabase, 'log' | 'checkpoints' | 'snapshots'>,
  told: ReadonlyMap<string, Fixture>,
  { epoch, offset }: Position,
): Promise<ReadonlyMap<string, Fixture> | 'elsewhere' | undefined> {
  const checkpoint = await db.checkpoints.get('events');
  if (checkpoint?.epoch !== epoch) return 'elsewhere';
  if (checkpoint.offset <= offset) return told;
  const games = new Map(told);
  let last = offset;
  const isSound = await feedLog(db).read(offset + 1, Infinity, (row) => {
    const isNext = row.epoch === epoch && row.from <= last + 1;
    const events = isNext ? feedEventsOf(row) : undefined;
    last = row.to;
    for (const event of events ?? []) {
      const id = fixtureIdOf(event);
      if (id === undefined || event.type === 'OddsChanged' || event.type === 'ScoreChanged') continue;
      const next = evolveFixture(games.get(id), event);
      if (next === undefined) games.delete(id);
      else games.set(id, next);
    }
    return events !== undefined;
  });
  return isSound && last === checkpoint.offset ? games : undefined;
}
