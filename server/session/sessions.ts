/**
 * Sessions: one active per member, tokens stored as hashes only, ended ones remembered so that their holders learn why (SES-07).
 *
 * Every end is also a `SessionEnded` on the member's stream, in the same transaction; it is how open streams of any process close.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { expiryOf, type SessionEnding } from '../../src/domain/session/session.ts';
import { appendMemberEvents, betsOf, raiseResumeFloor } from '../events/eventLog.ts';
import { readSetting, settingOf } from '../house/settings.ts';
import type { SessionTable } from '../store/originTables.ts';
import { prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

/** How long an ended token is remembered, ms: longer than any month whose time a member may have limited (OWN-3). */
const REMEMBERED_MS = 32 * 24 * 3_600_000;
/** A session is extended once it has used up this much, so that a poll is not a write each time. Ms. */
const EXTEND_AFTER_MS = 60_000;

export interface Session {
  readonly memberId: MemberId;
  readonly tokenHash: string;
  readonly createdAt: number;
}

type EndedState = Exclude<SessionTable['state'], 'active'>;

const endings: { readonly [State in EndedState]: SessionEnding } = {
  replaced: 'replaced',
  closed: 'closed',
  loggedOut: 'logout',
  expired: 'expired',
};

/** Tokens carry 256 random bits, so one fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface NewSession {
  readonly memberId: MemberId;
  readonly tokenHash: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Opens a session and ends the member's other one as `replaced`. */
export async function openSession(tx: Work, { memberId, tokenHash, now }: NewSession): Promise<void> {
  const replaced = await endSessionOf(tx, memberId, 'replaced', now);
  const createdAt = replaced ?? now;
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      member_id: memberId,
      state: 'active',
      created_at: createdAt,
      expires_at: expiryOf(now, await readSetting(tx, 'autoLogoutMin')),
      ended_at: null,
    })
    .execute();
  await tx
    .deleteFrom('sessions')
    .where('ended_at', '<', now - REMEMBERED_MS)
    .execute();
}

/**
 * Ends a member's session, whichever it is now.
 *
 * @returns when it ended: later than it began and not later than the next one begins; `undefined` if there was none
 */
export async function endSessionOf(
  tx: Work,
  memberId: MemberId,
  state: EndedState,
  now: number,
): Promise<number | undefined> {
  const active = await activeSessions(tx).where('member_id', '=', memberId).executeTakeFirst();
  return active === undefined ? undefined : end(tx, active, state, now);
}

/** Ends whatever session of a member is not the one of a token. */
export async function endOtherSessions(tx: Work, { memberId, tokenHash }: Session, now: number): Promise<void> {
  const other = await activeSessions(tx)
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst();
  if (other !== undefined) await end(tx, other, 'closed', now);
}

/** Ends the session of a token and no other: the member's may be a newer one by now (SES-R4). */
export async function endSession(tx: Work, tokenHash: string, state: EndedState, now: number): Promise<void> {
  const active = await activeSessions(tx).where('token_hash', '=', tokenHash).executeTakeFirst();
  if (active !== undefined) await end(tx, active, state, now);
}

const activeSessions = (tx: Work) =>
  tx.selectFrom('sessions').select(['token_hash', 'member_id', 'created_at']).where('state', '=', 'active');

type ActiveSession = Pick<SessionTable, 'token_hash' | 'member_id' | 'created_at'>;

async function end(tx: Work, active: ActiveSession, state: EndedState, now: number): Promise<number> {
  const memberId = active.member_id as MemberId;
  const at = Math.max(now, active.created_at + 1);
  await tx.updateTable('sessions').set({ state, ended_at: at }).where('token_hash', '=', active.token_hash).execute();
  const head = await appendMemberEvents(tx, memberId, [{ type: 'SessionEnded', at, data: { ending: endings[state] } }]);
  // The next session must not be told that it is over.
  await raiseResumeFloor(tx, betsOf(memberId), head);
  return at;
}

/**
 * Ends every session that has run out.
 *
 * @param begunBefore whose life is over
 * @returns how many
 */
export async function expireSessions(tx: Work, now: number, begunBefore: number): Promise<number> {
  const expired = await activeSessions(tx)
    .where((where) => where.or([where('expires_at', '<=', now), where('created_at', '<=', begunBefore)]))
    .execute();
  for (const session of expired) await end(tx, session, 'expired', now);
  return expired.length;
}

/** A session with how long the house lets one stand, minutes. */
export interface HeldSession extends SessionTable {
  readonly minutes: number;
}

const sessionRow = prepareOne(
  (given: { readonly tokenHash: string }) => sql<SessionTable & { readonly minutesJson: string | null }>`
    SELECT *, (SELECT value FROM settings WHERE key = 'autoLogoutMin') AS "minutesJson" FROM sessions WHERE token_hash = ${given.tokenHash}`,
);

/** Asked at every call of a member. */
export async function readSession(tx: Work, tokenHash: string): Promise<HeldSession | undefined> {
  const row = await sessionRow(tx, { tokenHash });
  if (row === undefined) return undefined;
  const { minutesJson, ...session } = row;
  return { ...session, minutes: settingOf('autoLogoutMin', minutesJson ?? undefined) };
}

/** Whether using a session now should move its expiry. */
export function isDueForExtension(session: HeldSession, now: number): boolean {
  return expiryOf(now, session.minutes) - session.expires_at > EXTEND_AFTER_MS;
}

export async function extendSession(tx: Work, tokenHash: string, now: number): Promise<void> {
  const expiresAt = expiryOf(now, await readSetting(tx, 'autoLogoutMin'));
  await tx
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .execute();
}
