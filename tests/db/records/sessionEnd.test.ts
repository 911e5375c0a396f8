/** When a session ends whose minutes the house told late, and what a power cut takes of that (SES-04, SES-R3, D7). */
import { describe, expect, it } from 'vitest';
import { endIfExpired, moveExpiry, storeSettings } from '../../../src/db/records/sessions.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { sampleMember, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;
const BY_DEFAULT = T0 + 60 * MINUTE;
const LATE = { levels: [], autoLogoutMin: 90 };
const MOVED = T0 + 90 * MINUTE;

const endOf = async (db: HanpanDatabase) => (await db.sessions.get('session'))?.expiresAt;

async function endingByDefault() {
  const { db } = openDatabases();
  const sessionId = await signedIn(db, sampleMember(), { autoLogoutMin: undefined });
  return { db, sessionId };
}

describe('the end of a session whose minutes come late', () => {
  it('SES-04 SES-R3 is moved by them once', async () => {
    const { db, sessionId } = await endingByDefault();
    expect(await endOf(db)).toBe(BY_DEFAULT);
    await storeSettings(db, sessionId, { levels: [], autoLogoutMin: undefined });
    expect(await endOf(db)).toBe(BY_DEFAULT);
    await storeSettings(db, sessionId, LATE);
    expect(await endOf(db)).toBe(MOVED);
    await storeSettings(db, sessionId, { ...LATE, autoLogoutMin: 30 });
    expect(await endOf(db)).toBe(MOVED);
    db.close();
  });

  it('SES-04 is not moved where they were known, nor after a lobby moved it', async () => {
    const { db } = openDatabases();
    const known = await signedIn(db);
    await storeSettings(db, known, LATE);
    expect(await endOf(db)).toBe(BY_DEFAULT);
    const other = await endingByDefault();
    await moveExpiry(other.db, other.sessionId, T0 + 240 * MINUTE);
    await storeSettings(other.db, other.sessionId, LATE);
    expect(await endOf(other.db)).toBe(T0 + 240 * MINUTE);
    db.close();
    other.db.close();
  });

  it('SES-04 D7 is not moved twice where a power cut takes the minutes and leaves the end', async () => {
    const { db, sessionId } = await endingByDefault();
    await storeSettings(db, sessionId, LATE);
    await (await theirs(db)).settings.clear();
    await storeSettings(db, sessionId, LATE);
    expect(await endOf(db)).toBe(MOVED);
    db.close();
  });

  it('SES-04 D7 is moved again where a power cut takes the end and leaves the minutes, before the session ends by it', async () => {
    const { db, sessionId } = await endingByDefault();
    const before = await db.sessions.toArray();
    await storeSettings(db, sessionId, LATE);
    await db.sessions.bulkPut(before);
    expect(await endIfExpired(db, sessionId, BY_DEFAULT)).toBe(MOVED);
    expect(await endOf(db)).toBe(MOVED);
    expect(await endIfExpired(db, sessionId, MOVED)).toBeUndefined();
    expect((await db.sessions.get('session'))?.ending).toBe('expired');
    db.close();
  });

  it.each(['x', Number.NaN, null, 0, -5, 1e12])(
    'SES-04 D9 is not moved by stored minutes that are %s',
    async (value) => {
      const { db, sessionId } = await endingByDefault();
      await (await theirs(db)).settings.put({ key: 'autoLogoutMin', value: value as number });
      expect(await endIfExpired(db, sessionId, T0)).toBe(BY_DEFAULT);
      db.close();
    },
  );

  it('SES-04 D12 is not moved by them once more where code moved it that knows of no default', async () => {
    const { db, sessionId } = await endingByDefault();
    await (await theirs(db)).settings.put({ key: 'autoLogoutMin', value: 90 });
    await db.sessions.update('session', { expiresAt: MOVED });
    expect(await endIfExpired(db, sessionId, T0)).toBe(MOVED);
    db.close();
  });
});
