/** A process that stands still for as long as the log reaches back, and goes on (S-3, S-4). Real stores, two on one directory. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { appendFeedEvents, appendMemberEvents } from '../../../server/events/eventLog.ts';
import { followLog } from '../../../server/events/followLog.ts';
import { trimLog } from '../../../server/events/trimLog.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { memberId } from '../../support/domain/eventFactory.ts';
import { newDataDir } from '../support/openOrigin.ts';

/** News as the house has them and as it says them. */
const publish = (store: Store, ...ids: readonly string[]) =>
  store.write(async (tx) => {
    for (const id of ids) {
      const item = { id, contents: `what ${id} says` };
      await tx.deleteFrom('news').execute();
      await tx
        .insertInto('news')
        .values({ ...item, ordinal: 0 })
        .execute();
      await appendFeedEvents(tx, [{ type: 'NewsPublished', at: 1, data: { news: [item] } }]);
    }
  });

const MEMBER = memberId('m1');
const endSession = (store: Store) =>
  store.write((tx) => appendMemberEvents(tx, MEMBER, [{ type: 'SessionEnded', at: 1, data: { ending: 'closed' } }]));

/** It looks at nothing that the other has committed until it is asked to catch up. */
async function standingStill() {
  const directory = newDataDir();
  const [store, writer] = [openSqliteStore(directory, 0), openSqliteStore(directory, 0)];
  await publish(writer, 'a', 'b');
  await endSession(writer);
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const followed = await followLog({ store, clock: systemClock, logPollMs: 3_600_000, onFailure });
  const handedOn: number[] = [];
  let passedOver = 0;
  followed.follow(
    (events) => handedOn.push(...events.map(({ offset }) => offset)),
    () => {
      passedOver += 1;
    },
  );
  onTestFinished(async () => {
    await followed.tailer.stop();
    await Promise.all([store.close(), writer.close()]);
    expect(failures).toEqual([]);
  });
  /** After another look at the log. */
  const standing = async () => {
    await followed.tailer.caughtUp();
    const said = followed.offer.news.map(({ id }) => id);
    return { said, handedOn, passedOver, at: followed.tailer.offsetOf('events') };
  };
  return { writer, standing };
}

describe('a process that stood still', () => {
  it('S-4 goes on event by event as long as the log has them', async () => {
    const { writer, standing } = await standingStill();
    await publish(writer, 'c', 'd', 'e');
    await trimLog(writer, { events: 3, perMember: 5 });
    expect(await standing()).toEqual({ said: ['e'], handedOn: [3, 4, 5], passedOver: 0, at: 5 });
  });

  it('S-3 S-4 reads the offer anew where the log was trimmed past it, and tells whoever follows that events were passed over', async () => {
    const { writer, standing } = await standingStill();
    await publish(writer, 'c', 'd', 'e', 'f');
    await trimLog(writer, { events: 2, perMember: 5 });
    expect(await standing()).toEqual({ said: ['f'], handedOn: [], passedOver: 1, at: 6 });
    await publish(writer, 'g');
    expect(await standing()).toEqual({ said: ['g'], handedOn: [7], passedOver: 1, at: 7 });
  });

  it('S-3 so it does where events of a member were passed over, one of which may have ended a session', async () => {
    const { writer, standing } = await standingStill();
    for (let events = 0; events < 4; events += 1) await endSession(writer);
    await trimLog(writer, { events: 5, perMember: 4 });
    expect(await standing()).toEqual({ said: ['b'], handedOn: [2, 3, 4, 5], passedOver: 0, at: 2 });
    for (let events = 0; events < 4; events += 1) await endSession(writer);
    await publish(writer, 'c');
    await trimLog(writer, { events: 5, perMember: 2 });
    expect(await standing()).toEqual({ said: ['c'], handedOn: [2, 3, 4, 5], passedOver: 1, at: 3 });
  });
});
