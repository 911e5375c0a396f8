/** The port of the event log: what is appended is read again from offset to offset, and begins with a snapshot. */
import { describe, expect, it } from 'vitest';
import { feedLog, logTables, slipLog } from '../../../src/db/log/eventLog.ts';
import { feedEventsOf } from '../../../src/db/log/loggedEvents.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { oddsChanged, T0 } from '../../support/engine/sampleData.ts';

/** Several of the pages that a log is read in, of three events each. */
const RECORDS = 250;

async function filled() {
  const { db } = openDatabases();
  const log = feedLog(db);
  await db.transaction('rw', logTables(db), async () => {
    for (let n = 0; n < RECORDS; n += 1) {
      const from = 1 + 3 * n;
      const events = [0, 1, 2].map((more) => oddsChanged(1, from + more, 150 + more));
      await log.append({ epoch: 'e1', from, to: from + 2, at: T0 + n, events }, true);
    }
    await slipLog(db).append({ epoch: 'local', from: 1, to: 1, at: T0, events: [] }, true);
  });
  return { db, log };
}

describe('the event log', () => {
  it.each([
    [1, 3, [1]],
    [3, 4, [1, 4]],
    [0, 0, []],
    [299, 302, [298, 301]],
    [748, 9_999, [748]],
    [751, 9_999, []],
  ])('LAW-4 hands over the records that hold anything from %i to %i', async (from, to, expected) => {
    const { log } = await filled();
    const found: number[] = [];
    expect(await log.read(from, to, (record) => found.push(record.from) > 0)).toBe(true);
    expect(found).toEqual(expected);
  });

  it('LAW-4 hands over all of its stream and nothing of another, in order, with their events', async () => {
    const { log } = await filled();
    const versions: number[] = [];
    await log.read(0, Infinity, (record) => {
      for (const event of feedEventsOf(record) ?? []) {
        if (event.type === 'OddsChanged') versions.push(...event.data.changes.map(({ version }) => version));
      }
      return true;
    });
    expect(versions).toEqual(Array.from({ length: 3 * RECORDS }, (_, index) => index + 1));
  });

  it('LAW-4 stops where a record is refused, and says so', async () => {
    const { log } = await filled();
    const found: number[] = [];
    const isTaken = await log.read(0, Infinity, (record) => found.push(record.from) < 120);
    expect([isTaken, found.length]).toEqual([false, 120]);
  });

  it('LAW-4 moves the checkpoint with a record, and without one where storage is full', async () => {
    const { db, log } = await filled();
    await log.append({ epoch: 'e1', from: 751, to: 760, at: T0, events: [] }, false);
    expect(await db.checkpoints.get('events')).toEqual({ stream: 'events', epoch: 'e1', offset: 760 });
    expect([await log.length(), (await log.oldest())?.from]).toEqual([RECORDS, 1]);
  });

  it('LAW-4 begins again with a snapshot and nothing else, and leaves the logs of others', async () => {
    const { db, log } = await filled();
    const snapshot = { stream: 'events', epoch: 'e2', offset: 9, state: { fixtures: [], news: [] } } as const;
    await log.snapshot.restart({ ...snapshot, state: { fixtures: [], news: [] } }, true);
    expect(await log.snapshot.read()).toEqual(snapshot);
    expect([await log.length(), await slipLog(db).length()]).toEqual([0, 1]);
    expect(await db.checkpoints.get('events')).toMatchObject({ epoch: 'e2', offset: 9 });
  });
});
