import Dexie from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { isBackingStoreError, withOpenConnection } from '../../../src/db/care/connectionCare.ts';
import { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { storeSent } from '../../../src/db/records/outbox.ts';
import { storageState } from '../../../src/db/queries/storage.ts';
import { endLostSession } from '../../../src/db/records/sessions.ts';
import { beginTerm, holdsTerm } from '../../../src/db/tables/terms.ts';
import { BetKey } from '../../../src/domain/kernel/ids.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { memberId, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const lost = () => new DOMException('Connection to Indexed Database server lost. Refresh the page.', 'UnknownError');
const image = { position: { epoch: 'e1', offset: 0 }, fixtures: [sampleFixture(1)], news: [] };
const batch = { epoch: 'e1', events: [{ offset: 1, event: oddsChanged(1, 2, 190) }] };

describe('a database whose browser side fails', () => {
  it('D3 a lost connection is opened anew and the write repeated once', async () => {
    const { db } = openDatabases();
    await swapFeedImage(db, image, T0);
    let failures = 1;
    let opened = 0;
    db.on(
      'ready',
      () => {
        opened += 1;
      },
      true,
    );
    const work = () => (failures-- > 0 ? Promise.reject(lost()) : ingestFeed(db, batch, T0));
    expect(await withOpenConnection(db, T0, work)).toMatchObject({ kind: 'applied' });
    expect(opened).toBeGreaterThanOrEqual(1);
    expect(await storageState(db, T0)).toBe('well');
  });

  it('D3 what fails on the new connection too is told, not repeated for ever', async () => {
    const { db } = openDatabases();
    let calls = 0;
    const work = () => {
      calls += 1;
      return Promise.reject(lost());
    };
    await expect(withOpenConnection(db, T0, work)).rejects.toThrow('lost');
    expect(calls).toBe(2);
  });

  it('D3 a connection that the browser closes is opened again by the next write', async () => {
    const { db } = openDatabases();
    await swapFeedImage(db, image, T0);
    forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
    expect(await ingestFeed(db, batch, T0)).toMatchObject({ kind: 'applied' });
  });

  it('D2 a database that cannot be opened is deleted and made anew; the outbox is kept', async () => {
    const { db, outbox } = openDatabases();
    await swapFeedImage(db, image, T0);
    const request = { bettings: [] } as never;
    const key = BetKey.parse('k'.repeat(24));
    const consent = { question: key, terms: { picks: [], stake: 0, policy: 'none' as const } };
    const intent = { key, parentKey: null, memberId, page: 'wintielose', consent, request, createdAt: T0 };
    await storeSent(outbox, 'wintielose', intent, 'session-1');
    let damaged = true;
    const open = db.open.bind(db);
    db.open = () => (damaged ? Dexie.Promise.reject(lost()) : open());
    const remove = db.delete.bind(db);
    db.delete = (options) => {
      damaged = false;
      return remove(options);
    };
    let failures = 1;
    const work = () => (failures-- > 0 ? Promise.reject(lost()) : db.fixtures.count());
    expect(await withOpenConnection(db, T0, work)).toBe(0);
    expect(await storageState(db, T0)).toBe('madeAnew');
    expect(await outbox.intents.count()).toBe(1);
  });

  it('D2 an error of the work itself is no storage failure', () => {
    for (const name of ['ConstraintError', 'AbortError', 'QuotaExceededError', 'TypeError']) {
      expect(isBackingStoreError(new DOMException('x', name))).toBe(false);
    }
    expect(isBackingStoreError('UnknownError')).toBe(false);
  });

  it('D4 after a deletion under a running session the leader’s term is over and the session with it', async () => {
    const { db } = openDatabases();
    const term = await beginTerm(db, 'w1');
    await swapFeedImage(db, image, T0, term);
    await db.delete({ disableAutoOpen: false });
    expect(await ingestFeed(db, batch, T0, term)).toEqual({ kind: 'otherTerm' });
    expect(await holdsTerm(db, term)).toBe(false);
    await endLostSession(db, 's4', T0);
    expect(await db.sessions.get('session')).toMatchObject({ state: 'signedOut', sessionId: 's4' });
    expect(await storageState(db, T0 + 1_000)).toBe('madeAnew');
    expect(await storageState(db, T0 + 3_600_000)).toBe('well');
  });

  it('D5 a browser without IndexedDB says so, and stores and so sends nothing', async () => {
    const { indexedDB } = Dexie.dependencies;
    delete (Dexie.dependencies as { indexedDB?: unknown }).indexedDB;
    try {
      const db = new HanpanDatabase('nowhere');
      expect(await storageState(db, T0)).toBe('unavailable');
      await expect(beginTerm(db, 'w1')).rejects.toThrow();
    } finally {
      Dexie.dependencies.indexedDB = indexedDB;
    }
  });
});
