/**
 * The session row, which every tab and every worker obeys: one transaction begins a session, one ends it.
 *
 * Ending deletes everything of the member except the outbox, and happens once however many notice it (SES-06, SES-07).
 */
import type { Table } from 'dexie';
import type { Member } from '../domain/session/member.ts';
import type { LevelSetting } from '../domain/session/limits.ts';
import type { SessionEnding } from '../domain/session/session.ts';
import type { HanpanDatabase } from './database.ts';
import { logOf } from './eventLog.ts';
import type { SessionRow, VaultRow } from './rows.ts';

export interface NewSession {
  readonly member: Member;
  readonly levels: LevelSetting[];
  readonly autoLogoutMin: number;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The token, encrypted already: nothing but database work may happen inside the transaction. */
  readonly sealed: Omit<VaultRow, 'id' | 'generation'>;
}

/** Begins a session, first deleting whatever an earlier one left behind. Returns the row written. */
export async function beginSession(db: HanpanDatabase, session: NewSession): Promise<SessionRow> {
  return db.transaction('rw', sessionTables(db), async () => {
    const previous = await db.sessions.get('session');
    const row: SessionRow = {
      id: 'session',
      state: 'signedIn',
      memberId: session.member.id,
      generation: (previous?.generation ?? 0) + 1,
      expiresAt: session.expiresAt,
      ending: null,
    };
    await forgetMember(db);
    await db.members.put(session.member);
    await db.settings.bulkPut([
      { key: 'levels', value: session.levels },
      { key: 'autoLogoutMin', value: session.autoLogoutMin },
    ]);
    await db.vault.put({ ...session.sealed, id: 'token', generation: row.generation });
    await db.sessions.put(row);
    return row;
  });
}

/**
 * Ends the session of a generation.
 *
 * @returns whether this call ended it; `false` if it was over already or another one has begun
 */
export async function endSession(db: HanpanDatabase, generation: number, ending: SessionEnding): Promise<boolean> {
  return db.transaction('rw', sessionTables(db), async () => {
    if (!(await isCurrent(db, generation))) return false;
    await db.sessions.put({
      id: 'session',
      state: 'signedOut',
      memberId: null,
      generation: generation + 1,
      expiresAt: 0,
      ending,
    });
    await forgetMember(db);
    return true;
  });
}

/**
 * The database was deleted under a running session and made anew, token and all: says in the new one that the session is over and
 * that storage was made anew. Does nothing if the session is still there.
 *
 * @param now epoch ms
 */
export async function endLostSession(db: HanpanDatabase, generation: number, now: number): Promise<void> {
  await db.transaction('rw', [db.sessions, db.settings], async () => {
    if ((await db.sessions.get('session')) !== undefined) return;
    const over = { state: 'signedOut', memberId: null, expiresAt: 0, ending: 'unauthorized' } as const;
    await db.sessions.put({ id: 'session', generation: generation + 1, ...over });
    await db.settings.put({ key: 'storage', value: { state: 'madeAnew', at: now } });
  });
}

/** Whether a generation is the one signed in. To be asked inside the transaction that writes for it. */
export async function isCurrent(db: HanpanDatabase, generation: number): Promise<boolean> {
  const row = await db.sessions.get('session');
  return row?.state === 'signedIn' && row.generation === generation;
}

async function forgetMember(db: HanpanDatabase): Promise<void> {
  await Promise.all([db.members.clear(), db.bets.clear(), db.slips.clear(), db.vault.clear()]);
  await logOf(db, 'bets').delete();
  await logOf(db, 'slip').delete();
  await db.snapshots.bulkDelete(['bets', 'slip']);
  await db.checkpoints.bulkDelete(['bets', 'slip']);
  await db.health.delete('bets');
}

function sessionTables(db: HanpanDatabase): Table[] {
  return [
    db.sessions,
    db.members,
    db.bets,
    db.slips,
    db.vault,
    db.settings,
    db.log,
    db.snapshots,
    db.checkpoints,
    db.health,
  ];
}
