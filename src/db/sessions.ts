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
import { newerMember } from './projections/member.ts';
import type { SessionRow, VaultRow } from './rows.ts';

export interface NewSession {
  /** Random, of 144 bits. */
  readonly sessionId: string;
  readonly member: Member;
  /** `undefined` for what could not be read; defaults hold then. */
  readonly levels: LevelSetting[] | undefined;
  readonly autoLogoutMin: number | undefined;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The token, encrypted already: nothing but database work may happen inside the transaction. */
  readonly sealed: Omit<VaultRow, 'id' | 'sessionId'>;
}

/** Begins a session, first deleting whatever an earlier one left behind. Returns the row written. */
export async function beginSession(db: HanpanDatabase, session: NewSession): Promise<SessionRow> {
  return db.transaction('rw', sessionTables(db), async () => {
    const row: SessionRow = {
      id: 'session',
      state: 'signedIn',
      memberId: session.member.id,
      sessionId: session.sessionId,
      expiresAt: session.expiresAt,
      ending: null,
    };
    // Whoever signs in again while signed in: the record was asked for a while ago, and the stream may have told more since.
    const known = await db.members.get(session.member.id);
    await forgetMember(db);
    await db.members.put(newerMember(known, session.member));
    await db.settings.bulkDelete(['levels', 'autoLogoutMin']);
    await putSettings(db, session);
    await db.vault.put({ ...session.sealed, id: 'token', sessionId: row.sessionId });
    await db.sessions.put(row);
    return row;
  });
}

/**
 * Ends a session.
 *
 * @returns whether this call ended it; `false` if it was over already or another one has begun
 */
export async function endSession(db: HanpanDatabase, sessionId: string, ending: SessionEnding): Promise<boolean> {
  return db.transaction('rw', sessionTables(db), async () => {
    if (!(await isCurrent(db, sessionId))) return false;
    await db.sessions.put({
      id: 'session',
      state: 'signedOut',
      memberId: null,
      sessionId,
      expiresAt: 0,
      ending,
    });
    await forgetMember(db);
    return true;
  });
}

/**
 * Stores settings that could not be read when the session began. A session that was to end by the default moves with what is
 * now known; one whose end was moved since stays as it is (SES-04).
 */
export async function storeSettings(
  db: HanpanDatabase,
  sessionId: string,
  settings: Pick<NewSession, 'levels' | 'autoLogoutMin'>,
  defaultExpiry: { readonly was: number; readonly is: number },
): Promise<void> {
  await db.transaction('rw', [db.sessions, db.settings], async () => {
    if (!(await isCurrent(db, sessionId))) return;
    const isByDefault = (await db.settings.get('autoLogoutMin')) === undefined;
    await putSettings(db, settings);
    const row = await db.sessions.get('session');
    if (settings.autoLogoutMin === undefined || !isByDefault || row?.expiresAt !== defaultExpiry.was) return;
    await db.sessions.put({ ...row, expiresAt: defaultExpiry.is });
  });
}

async function putSettings(
  db: HanpanDatabase,
  { levels, autoLogoutMin }: Pick<NewSession, 'levels' | 'autoLogoutMin'>,
): Promise<void> {
  if (levels !== undefined) await db.settings.put({ key: 'levels', value: levels });
  if (autoLogoutMin !== undefined) await db.settings.put({ key: 'autoLogoutMin', value: autoLogoutMin });
}

/** Moves the instant at which a session runs out (SES-04). Does nothing once that session is over. */
export async function moveExpiry(db: HanpanDatabase, sessionId: string, expiresAt: number): Promise<void> {
  await db.transaction('rw', [db.sessions], async () => {
    const row = await db.sessions.get('session');
    if (row?.state === 'signedIn' && row.sessionId === sessionId) await db.sessions.put({ ...row, expiresAt });
  });
}

/**
 * Ends a session whose time is up, whoever moved that time meanwhile.
 *
 * @returns epoch ms at which it will run out; `undefined` if it is over
 */
export async function endIfExpired(db: HanpanDatabase, sessionId: string, now: number): Promise<number | undefined> {
  const row = await db.sessions.get('session');
  if (row?.state !== 'signedIn' || row.sessionId !== sessionId) return undefined;
  if (row.expiresAt > now) return row.expiresAt;
  return db.transaction('rw', sessionTables(db), async () => {
    const current = await db.sessions.get('session');
    if (current?.state === 'signedIn' && current.sessionId === sessionId && current.expiresAt > now)
      return current.expiresAt;
    await endSession(db, sessionId, 'expired');
    return undefined;
  });
}

/**
 * The database was deleted under a running session and made anew, token and all: says in the new one that the session is over and
 * that storage was made anew. Does nothing if the session is still there.
 *
 * @param now epoch ms
 */
export async function endLostSession(db: HanpanDatabase, sessionId: string, now: number): Promise<void> {
  await db.transaction('rw', [db.sessions, db.settings], async () => {
    if ((await db.sessions.get('session')) !== undefined) return;
    const over = { state: 'signedOut', memberId: null, expiresAt: 0, ending: 'unauthorized' } as const;
    await db.sessions.put({ id: 'session', sessionId, ...over });
    await db.settings.put({ key: 'storage', value: { state: 'madeAnew', at: now } });
  });
}

/** Whether a session is the one signed in. To be asked inside the transaction that writes for it. */
export async function isCurrent(db: HanpanDatabase, sessionId: string): Promise<boolean> {
  const row = await db.sessions.get('session');
  return row?.state === 'signedIn' && row.sessionId === sessionId;
}

async function forgetMember(db: HanpanDatabase): Promise<void> {
  await Promise.all([db.members.clear(), db.bets.clear(), db.slips.clear(), db.vault.clear()]);
  await logOf(db, 'bets').delete();
  await logOf(db, 'slip').delete();
  await db.snapshots.bulkDelete(['bets', 'slip']);
  await db.checkpoints.bulkDelete(['bets', 'slip']);
  await db.health.delete('bets');
  // What every visitor may read stays.
  await db.documents.filter((row) => row.sessionId !== null).delete();
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
    db.documents,
  ];
}
