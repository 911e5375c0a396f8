import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import { HanpanDatabase, olderEpochsOf, OutboxDatabase } from '../../../src/db/tables/database.ts';
import { deleteOlderEpochs } from '../../../src/worker/versions/deleteOlderEpochs.ts';
import { manualClock, until } from '../../support/engine/manualClock.ts';
import { memoryLocks } from '../../support/engine/memoryLocks.ts';
import '../../support/engine/openDatabases.ts';

const log = { warn: () => undefined };

describe('databases of older schema epochs', () => {
  it('SYN-07 are deleted once no worker uses them; newer ones and the outbox never', async () => {
    const names = ['hanpan-7', 'hanpan-8', 'hanpan-9'];
    for (const name of names) {
      const db = new HanpanDatabase(name);
      await db.open();
      db.close();
    }
    const outbox = new OutboxDatabase();
    await outbox.open();
    outbox.close();
    const locks = memoryLocks();
    const clock = manualClock();
    const older = new AbortController();
    const own = new AbortController();
    deleteOlderEpochs({ db: new HanpanDatabase('hanpan-7'), locks: locks.agent(), clock, log }, older.signal);
    deleteOlderEpochs({ db: new HanpanDatabase('hanpan-8'), locks: locks.agent(), clock, log }, own.signal);
    await clock.advance(700_000);
    expect(await Dexie.getDatabaseNames()).toEqual(expect.arrayContaining(names));
    older.abort();
    await clock.advance(700_000);
    await until('deleted', async () => !(await Dexie.getDatabaseNames()).includes('hanpan-7'));
    expect(await Dexie.getDatabaseNames()).toEqual(expect.arrayContaining(['hanpan-8', 'hanpan-9', 'hanpan-outbox-1']));
    own.abort();
  });

  it('SYN-07 are told by name, and by nothing else', () => {
    const names = ['hanpan-1', 'hanpan-2', 'hanpan-10', 'hanpan-outbox-1', 'hanpan-x', 'other-1', 'xhanpan-1'];
    expect(olderEpochsOf('hanpan-3', names)).toEqual(['hanpan-1', 'hanpan-2']);
    expect(olderEpochsOf('test-3', names)).toEqual([]);
  });
});
