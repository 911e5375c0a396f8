/**
 * The session row, which every tab and every worker obeys: one transaction begins a session, one ends it, however many notice it
 * (SES-06, SES-07).
 *
 * What is the member's is in a database of its own, that is made for the session before the row names it and emptied after the row
 * names it no more; whoever writes to it asks its fence (SES-18).
 */
import type { Table } from 'dexie';
import { autoLogoutCall } from '../../domain/calls/house.ts';
import type { Member } from '../../domain/session/member.ts';
import type { LevelSetting } from '../../domain/session/limits.ts';
import { DEFAULT_AUTO_LOGOUT_MIN, isToldByOrigin, type SessionEnding } from '../../domain/session/session.ts';
import { logTables } from '../log/eventLog.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { stampAsOwn } from './projectionStamps.ts';
import { newerMember } from '../projections/member.ts';
import type { SessionRow, VaultRow } from '../tables/rows.ts';
import { theirsOf } from '../tables/theirs.ts';

export interface NewSession {
  /** Random, of 144 bits. */
  readonly sessionId: string;
  /** Where what is theirs goes: a name that no other session has (`memberDatabaseName`). */
  readonly database: string;
  readonly member: Member;
  /** `undefined` for what could not be read; defaults hold then. */
  readonly levels: LevelSetting[] | undefined;
  readonly autoLogoutMin: number | undefined;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The token, encrypted already: nothing but database work may happen inside the transaction. */
  readonly sealed: Omit<VaultRow, 'id' | 'sessionId'>;
}

/** Begins a session. What an earlier one left is deleted by whoever leads. Returns the row written. */
export async function beginSession(db: HanpanDatabase, session: NewSession): Promise<SessionRow> {
  const { sessionId, database } = session;
  // Whoever signs in again while signed in: the record was asked for a while ago, and the stream may have told more since.
  const before = await theirsOf(db);
  const known = await before?.members.get(session.member.id).catch(() => undefined);
  const theirs = db.ofMember(database);
  await theirs.transaction('rw', [theirs.members, theirs.settings, theirs.vault, theirs.fence], async () => {
    await theirs.members.put(newerMember(known, session.member));
    await putSettings(theirs, session);
    // There are none yet, so that none is of older code (PRJ-1).
    await stampAsOwn(theirs, ['slips']);
    await theirs.vault.put({ ...session.sealed, id: 'token', sessionId });
    await theirs.fence.put({ id: 'fence', sessionId, memberId: session.member.id });
  });
  const row: SessionRow = {
    id: 'session',
    state: 'signedIn',
    memberId: session.member.id,
    sessionId,
    database,
    expiresAt: session.expiresAt,
    ...(session.autoLogoutMin === undefined ? { defaultEnd: session.expiresAt } : {}),
    ending: null,
  };
  await db.sessions.put(row);
  return row;
}

/**
 * Ends a session.
 *
 * @param isKnown to the origin: else its token stays, encrypted, for whoever leads to tell it (SES-16)
 * @returns whether this call ended it; `false` if it was over already or another one has begun
 */
export async function endSession(
  db: HanpanDatabase,
  sessionId: string,
  ending: SessionEnding,
  isKnown = isToldByOrigin(ending),
): Promise<boolean> {
  const before = await db.transaction('rw', [db.sessions], async () => {
    const row = await db.sessions.get('session');
    if (row?.state !== 'signedIn' || row.sessionId !== sessionId) return undefined;
    await db.sessions.put(overRow(sessionId, ending));
    return row;
  });
  if (before === undefined) return false;
  if (before.database !== null) await forget(db.ofMember(before.database), isKnown);
  return true;
}

const overRow = (sessionId: string, ending: SessionEnding): SessionRow => ({
  id: 'session',
  state: 'signedOut',
  memberId: null,
  sessionId,
  database: null,
  expiresAt: 0,
  ending,
});

/**
 * Stores settings that could not be read when the session began. A session that was to end by the default moves with what is
 * now known; one whose end was moved since stays as it is (SES-04).
 */
export async function storeSettings(
  db: HanpanDatabase,
  sessionId: string,
  settings: Pick<NewSession, 'levels' | 'autoLogoutMin'>,
): Promise<void> {
  const theirs = await theirsOf(db);
  if (theirs === undefined) return;
  const isTheirs = await theirs.transaction('rw', [theirs.fence, theirs.settings], async () => {
    const isStill = await isCurrent(theirs, sessionId);
    if (isStill) await putSettings(theirs, settings);
    return isStill;
  });
  if (isTheirs && settings.autoLogoutMin !== undefined) await moveDefaultEnd(db, sessionId, settings.autoLogoutMin);
}

/**
 * Moves the end of a session that is to end by the default. That it is one is written in the same row as its end: of the minutes, which
 * lie in another database, and of the moved end a power cut may take the one back and leave the other (D7).
 */
async function moveDefaultEnd(db: HanpanDatabase, sessionId: string, minutes: number): Promise<void> {
  await db.transaction('rw', [db.sessions], async () => {
    const row = await db.sessions.get('session');
    if (row?.state !== 'signedIn' || row.sessionId !== sessionId || row.expiresAt !== row.defaultEnd) return;
    const expiresAt = row.defaultEnd + (minutes - DEFAULT_AUTO_LOGOUT_MIN) * 60_000;
    if (expiresAt !== row.expiresAt) await db.sessions.put({ ...row, expiresAt });
  });
}

/** Sound minutes that are stored move an end that was put back to the default, or whose move failed. Reads one row where there is none. */
async function settleEnd(db: HanpanDatabase, sessionId: string): Promise<void> {
  const row = await db.sessions.get('session');
  if (row === undefined || row.sessionId !== sessionId || row.database === null) return;
  if (row.expiresAt !== row.defaultEnd) return;
  const stored = await db
    .ofMember(row.database)
    .settings.get('autoLogoutMin')
    .catch(() => undefined);
  const sound = autoLogoutCall.answer.safeParse({ autoLogoutMin: stored?.value });
  if (sound.success) await moveDefaultEnd(db, sessionId, sound.data.autoLogoutMin);
}

async function putSettings(
  db: MemberDatabase,
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
  await settleEnd(db, sessionId);
  const row = await db.sessions.get('session');
  if (row?.state !== 'signedIn' || row.sessionId !== sessionId) return undefined;
  if (row.expiresAt > now) return row.expiresAt;
  const moved = await db.transaction('rw', [db.sessions], async () => {
    const current = await db.sessions.get('session');
    if (current?.state !== 'signedIn' || current.sessionId !== sessionId) return undefined;
    if (current.expiresAt > now) return current.expiresAt;
    await db.sessions.put(overRow(sessionId, 'expired'));
    return undefined;
  });
  if (moved === undefined && row.database !== null) await forget(db.ofMember(row.database), false);
  return moved;
}

/**
 * Storage was lost under a running session: the row that names it, or the database that is theirs, token and all. Says that the session
 * is over and that storage was made anew. Does nothing if both are still there, or another session runs.
 *
 * @param now epoch ms
 * @returns whether this call ended it
 */
export async function endLostSession(db: HanpanDatabase, sessionId: string, now: number): Promise<boolean> {
  const theirs = await theirsOf(db);
  const hasTheirs = theirs !== undefined && (await isCurrent(theirs, sessionId).catch(() => false));
  return db.transaction('rw', [db.sessions, db.settings], async () => {
    const row = await db.sessions.get('session');
    if (row !== undefined && (hasTheirs || row.state !== 'signedIn' || row.sessionId !== sessionId)) return false;
    await db.sessions.put(overRow(sessionId, 'unauthorized'));
    await tellMadeAnew(db, now);
    return true;
  });
}

/** Says that storage was lost and made anew. @param now epoch ms */
export async function tellMadeAnew(db: Pick<HanpanDatabase, 'settings'>, now: number): Promise<void> {
  await db.settings.put({ key: 'storage', value: { state: 'madeAnew', at: now } });
}

/** Whether a database is a session's. To be asked inside the transaction that writes for it. */
export async function isCurrent(theirs: Pick<MemberDatabase, 'fence'>, sessionId: string): Promise<boolean> {
  return (await theirs.fence.get('fence'))?.sessionId === sessionId;
}

/** Empties what was a member's. Where that fails it is deleted as a whole, with its database, by whoever leads. */
async function forget(theirs: MemberDatabase, isKnown: boolean): Promise<void> {
  const { slips, bets, members, lists, listRows } = theirs;
  const { settings, documents, health, quarantine, fence, vault } = theirs;
  const tables: readonly Table[] = [
    ...logTables(theirs),
    ...[slips, bets, members, lists, listRows],
    ...[settings, documents, health, quarantine, fence],
    ...(isKnown ? [vault] : []),
  ];
  await theirs
    .transaction('rw', tables, async () => {
      for (const table of tables) await table.clear();
    })
    .catch(() => undefined);
}
