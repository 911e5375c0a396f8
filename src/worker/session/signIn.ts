/** Signing in and out (SES-02 … SES-04, SES-06): what is asked of the origin, in order, and the session row it leads to. */
import { withOpenConnection } from '../../db/care/connectionCare.ts';
import { beginSession, endSession } from '../../db/records/sessions.ts';
import { memberDatabaseName, type HanpanDatabase, type OutboxDatabase } from '../../db/tables/database.ts';
import { loginCall, loginStepCall, ownMemberCall } from '../../domain/calls/session.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { AccountRefusal } from '../../domain/session/account.ts';
import type { LoginStep, LoginStepRequest } from '../../domain/session/loginSteps.ts';
import { MessageBody, type LoginRequest } from '../../domain/session/member.ts';
import { DEFAULT_AUTO_LOGOUT_MIN, expiryOf } from '../../domain/session/session.ts';
import type { AccountFailure, CallFailure, LoginFailure } from '../contract.ts';
import { readAs, type Answer } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import { senderLock } from '../commands/senderLock.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import { randomId, type Randomness } from '../ports/randomness.ts';
import { sendForm } from './accountAnswer.ts';
import { theirsOf } from '../../db/tables/theirs.ts';
import { tellLogout } from './sendLogouts.ts';
import { BEGINNING_LOCK } from './deleteLeftovers.ts';
import { askForSettings } from './sessionSettings.ts';
import type { TokenVault } from './tokenVault.ts';

/** What a sign-in asks, hashes and stores with; `digest` names a member's database without naming the member. */
export interface SignInDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly randomness: Randomness;
  /** SHA-256 of a text, in hex. */
  digest(text: string): Promise<string>;
}

/** With the login before it shorter than the tab's own limit for one. */
const SETTINGS_TIMEOUT_MS = 4_000;
const STORAGE_PATIENCE_MS = 2_000;
/** Together with the call itself shorter than the tab's own limit. */
const BET_PATIENCE_MS = 5_000;

/** Signs in, or tells what the origin asks for after the password (SEC-02). */
export async function signIn(deps: SignInDeps, body: LoginRequest): Promise<Result<LoginStep | null, LoginFailure>> {
  // Asked first: a session that cannot be remembered would end another device's and be known to nobody.
  if (!(await canRemember(deps))) return fail({ kind: 'noStorage' });
  const answer = await deps.client.ask(loginCall, { credentials: null, body });
  const refusal = answer.ok ? refusalOf(answer.value) : undefined;
  if (refusal !== undefined) return fail({ kind: 'refused', message: refusal });
  const response = readAs(answer, loginCall.answer);
  if (!response.ok) return response;
  return 'token' in response.value ? begin(deps, response.value.token) : succeed(response.value);
}

/** Answers what a login asked for; the last answer signs in. */
export async function continueSignIn(
  deps: SignInDeps,
  body: LoginStepRequest,
): Promise<Result<LoginStep | null, AccountFailure>> {
  const answer = await sendForm(deps.client, loginStepCall, { credentials: null, body });
  if (!answer.ok) return answer;
  const next = loginStepCall.answer.safeParse(answer.value);
  if (!next.success) return fail({ kind: 'unexpected', detail: 'login step' });
  return 'token' in next.data ? begin(deps, next.data.token) : succeed(next.data);
}

/** Begins a session. The member, its row and what settings could be read appear together or not at all. */
async function begin(deps: SignInDeps, token: string): Promise<Result<null, CallFailure>> {
  const { client, clock, db, vault } = deps;
  // Not a session yet: an answer to these calls must not end the one that may still be running here.
  const credentials = { token, sessionId: null };
  const [member, settings] = await Promise.all([
    client.ask(ownMemberCall, { credentials }),
    askForSettings(client, credentials, SETTINGS_TIMEOUT_MS),
  ]);
  const record = readAs(member, ownMemberCall.answer);
  if (!record.ok) return record;
  const sealed = await vault.seal(token);
  // What could not be read holds by default and is asked for again by whoever leads.
  const expiresAt = expiryOf(clock.now(), settings.autoLogoutMin ?? DEFAULT_AUTO_LOGOUT_MIN);
  const sessionId = randomId(deps.randomness);
  const database = memberDatabaseName(db.name, await deps.digest(`${sessionId} ${record.value.id}`));
  await deps.locks.request(BEGINNING_LOCK, { mode: 'shared' }, async () =>
    beginSession(db, { ...settings, sessionId, database, member: record.value, expiresAt, sealed }),
  );
  return succeed(null);
}

/** The origin's sentence: of a wrong name or password (SES-03), or that the site is under maintenance (SES-10). */
function refusalOf({ status, body }: Answer): string | undefined {
  const refusal = status === 404 ? MessageBody.safeParse(body) : AccountRefusal.safeParse(body);
  if (!refusal.success) return undefined;
  const isForMembers = status === 404 || ('reason' in refusal.data && refusal.data.reason === 'maintenance');
  return isForMembers ? refusal.data.message : undefined;
}

/** Whether a session could be stored here: known within two seconds, whatever the browser's storage does (D5). */
async function canRemember({ db, clock }: SignInDeps): Promise<boolean> {
  const over = new AbortController();
  const stored = withOpenConnection(db, clock.now(), () => db.sessions.get('session')).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([stored, pause(clock, STORAGE_PATIENCE_MS, over.signal).then(() => false)]);
  over.abort();
  return answer;
}

export interface SignOutDeps extends SignInDeps {
  readonly outbox: OutboxDatabase;
}

/**
 * Signs out: forgets the member here, and tells the origin if it can be reached. A bet on its way is not aborted: its answer is waited for a
 * while first, and what is not known then is found out at the next login (C7).
 *
 * Stored before it is told: once the origin knows, a stream or a poll may hear of the end first, and would store another one.
 */
export async function signOut(deps: SignOutDeps): Promise<void> {
  const session = await deps.db.sessions.get('session');
  if (session?.state !== 'signedIn') return;
  if (session.memberId !== null) await betAnswered(deps, session.memberId);
  const theirs = await theirsOf(deps.db);
  const token = await theirs?.vault.get('token').catch(() => undefined);
  // The token stays for whoever leads, who tells the origin as soon as it can be reached (SES-16); to be told twice does it no harm.
  await endSession(deps.db, session.sessionId, 'logout', false);
  if (token?.sessionId !== session.sessionId) return;
  const isKnown = await tellLogout(deps, { ...token, createdAt: deps.clock.now() }).catch(() => false);
  if (isKnown) await theirs?.vault.clear().catch(() => undefined);
}

/** Resolves when no bet of the member is between its intent and its answer, at the latest after five seconds. */
async function betAnswered({ locks, clock }: SignInDeps, memberId: string): Promise<void> {
  const patience = new AbortController();
  const cancel = clock.after(BET_PATIENCE_MS, () => {
    patience.abort();
  });
  const wish = { mode: 'shared', signal: patience.signal } as const;
  await locks.request(senderLock(memberId), wish, () => Promise.resolve()).catch(() => undefined);
  cancel();
}
