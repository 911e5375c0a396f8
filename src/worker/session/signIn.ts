/** Signing in and out (SES-02 … SES-04, SES-06): what is asked of the origin, in order, and the session row it leads to. */
import { z } from 'zod';
import { beginSession, endSession } from '../../db/sessions.ts';
import type { HanpanDatabase } from '../../db/database.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { LevelSetting } from '../../domain/session/limits.ts';
import { LoginRequest, LoginResponse, Member, MessageBody } from '../../domain/session/member.ts';
import { expiryOf } from '../../domain/session/session.ts';
import type { LoginFailure } from '../contract.ts';
import { readAs, type Credentials, type OriginClient } from '../http/originClient.ts';
import { senderLock } from '../commands/senderLock.ts';
import type { Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import { currentCredentials } from './currentCredentials.ts';
import type { TokenVault } from './tokenVault.ts';

export interface SignInDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly clock: Clock;
}

/** Together shorter than the tab's own limit for a network call. */
const LOGIN_TIMEOUT_MS = 6_000;
const SETTINGS_TIMEOUT_MS = 5_000;
const LOGOUT_TIMEOUT_MS = 3_000;
/** Together with the call itself shorter than the tab's own limit. */
const BET_PATIENCE_MS = 5_000;

const AutoLogout = z.object({
  autoLogoutMin: z
    .number()
    .min(1)
    .max(60 * 24 * 365),
});

/** Signs in. The member, the settings and the session row appear together or not at all. */
export async function signIn(deps: SignInDeps, request: LoginRequest): Promise<Result<null, LoginFailure>> {
  const { client, clock, db, vault } = deps;
  const login = LoginRequest.safeParse(request);
  if (!login.success) return fail({ kind: 'unexpected', detail: 'login form' });
  const answer = await client.call({
    method: 'POST',
    path: '/member/login',
    credentials: null,
    body: login.data,
    timeoutMs: LOGIN_TIMEOUT_MS,
  });
  if (answer.ok && answer.value.status === 404) {
    const refusal = MessageBody.safeParse(answer.value.body);
    if (refusal.success) return fail({ kind: 'refused', message: refusal.data.message });
  }
  const response = readAs(answer, LoginResponse);
  if (!response.ok) return response;
  const { token } = response.value;
  // Not a session yet: an answer to these calls must not end the one that may still be running here.
  const credentials = { token, generation: null };
  const [member, levels, autoLogout] = await Promise.all([
    read(deps, '/member/user', credentials, Member),
    read(deps, '/setting/level', credentials, z.array(LevelSetting).max(100)),
    read(deps, '/setting/autoLogoutMin', credentials, AutoLogout),
  ]);
  if (!member.ok) return member;
  if (!levels.ok) return levels;
  if (!autoLogout.ok) return autoLogout;
  const { autoLogoutMin } = autoLogout.value;
  const sealed = await vault.seal(token);
  const expiresAt = expiryOf(clock.now(), autoLogoutMin);
  await beginSession(db, { member: member.value, levels: levels.value, autoLogoutMin, expiresAt, sealed });
  return succeed(null);
}

async function read<Schema extends z.ZodType>(
  { client }: SignInDeps,
  path: string,
  credentials: Credentials,
  schema: Schema,
) {
  return readAs(await client.call({ method: 'GET', path, credentials, timeoutMs: SETTINGS_TIMEOUT_MS }), schema);
}

export interface SignOutDeps extends SignInDeps {
  readonly locks: Locks;
}

/**
 * Signs out: tells the origin if it can be reached, and forgets the member here whether it can or not. A bet on its way is not
 * aborted: its answer is waited for a while first, and what is not known then is found out at the next login (C7).
 */
export async function signOut(deps: SignOutDeps): Promise<void> {
  const session = await deps.db.sessions.get('session');
  if (session?.state !== 'signedIn') return;
  if (session.memberId !== null) await betAnswered(deps, session.memberId);
  const signedIn = await currentCredentials(deps.db, deps.vault);
  if (signedIn !== undefined) {
    const credentials = { ...signedIn.credentials, generation: null };
    await deps.client.call({ method: 'POST', path: '/member/logout', credentials, timeoutMs: LOGOUT_TIMEOUT_MS });
  }
  await endSession(deps.db, session.generation, 'logout');
}

/** Resolves when no bet of the member is between its intent and its answer, at the latest after five seconds. */
async function betAnswered({ locks, clock }: SignOutDeps, memberId: string): Promise<void> {
  const patience = new AbortController();
  const cancel = clock.after(BET_PATIENCE_MS, () => {
    patience.abort();
  });
  const wish = { mode: 'shared', signal: patience.signal } as const;
  await locks.request(senderLock(memberId), wish, () => Promise.resolve()).catch(() => undefined);
  cancel();
}
