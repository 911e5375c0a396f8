/** What the judge of sessions finds: an end before its time, and one by the default though the minutes are known. */
import { describe, expect, it } from 'vitest';
import { storeSettings } from '../../src/db/records/sessions.ts';
import type { SessionRow } from '../../src/db/tables/rows.ts';
import { openDatabases, signedIn } from '../support/engine/openDatabases.ts';
import { sampleMember, T0 } from '../support/engine/sampleData.ts';
import { createSessionJudge } from '../support/simulation/sessionJudge.ts';

const MINUTE = 60_000;

/** A session that ended by the default until its minutes came: 90 for 60. */
async function movedSession() {
  const { db } = openDatabases();
  const sessionId = await signedIn(db, sampleMember(), { autoLogoutMin: undefined });
  const [before] = await db.sessions.toArray();
  await storeSettings(db, sessionId, { levels: [], autoLogoutMin: 90 });
  const [moved] = await db.sessions.toArray();
  if (before === undefined || moved === undefined) throw new Error('there is no session');
  return { db, before, moved };
}

function judge() {
  const broken: string[] = [];
  let now = T0;
  const clock = { now: () => now };
  const sessions = createSessionJudge(clock, clock, (rule) => broken.push(rule));
  return { broken, sessions, at: (ms: number) => (now = T0 + ms) };
}

const over = (row: SessionRow): SessionRow => ({ ...row, state: 'signedOut', database: null, ending: 'expired' });

describe('the judge of sessions', () => {
  it('SES-04 D7 takes the end that a power cut put back for the end, and no other before its time', async () => {
    const { db, before, moved } = await movedSession();
    const { broken, sessions, at } = judge();
    sessions.onSession(before);
    sessions.onSession(moved);
    at(61 * MINUTE);
    sessions.onSession(over(moved));
    expect(broken).toEqual(['session expired before its time']);
    sessions.onPutBack(before);
    sessions.onSession(over(before));
    expect(broken).toHaveLength(1);
    db.close();
  });

  it('SES-R3 D7 finds an end that stays the default though the minutes are stored', async () => {
    const { db, before, moved } = await movedSession();
    const { broken, sessions, at } = judge();
    await db.sessions.put(before);
    await sessions.inspect(db);
    at(MINUTE);
    await sessions.inspect(db);
    expect(broken).toEqual([]);
    at(2 * MINUTE);
    await sessions.inspect(db);
    expect(broken).toEqual(['session ends by the default though its minutes are known']);
    await db.sessions.put(moved);
    await sessions.inspect(db);
    expect(broken).toHaveLength(1);
    db.close();
  });
});
