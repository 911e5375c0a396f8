/**
 * Opens a lobby (NAV-10): looks at what is known here first (SES-09), asks the origin where it is, and hands out no address that is
 * neither https nor of this site (LOB-1, LOB-2). Entering casino or slot keeps the session for 120 minutes from now (SES-04).
 */
import { z } from 'zod';
import { moveExpiry } from '../../db/records/sessions.ts';
import { openGameCall, playFunCall } from '../../domain/calls/lobbies.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import {
  isCasinoLike,
  LOBBY_SESSION_MINUTES,
  RESTRICTED_TENDENCY,
  type LobbyTarget,
} from '../../domain/reference/lobbies.ts';
import { AccountRefusal } from '../../domain/session/account.ts';
import { expiryOf, sessionEndingOf } from '../../domain/session/session.ts';
import type { Launch, LaunchFailure } from '../contract.ts';
import type { Answer, HttpFailure } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import type { SignInDeps } from '../session/signIn.ts';

/** The site's own origin decides which plain addresses are let through. */
export interface LaunchDeps extends SignInDeps {
  /** Of the site: scheme, host and port. */
  readonly siteOrigin: string;
}

/** Either of the two, whichever was asked for. */
const Address = z.union([openGameCall.answer, playFunCall.answer.transform((body) => body.launch_url)]);

function ask(
  client: OriginClient,
  target: LobbyTarget,
  credentials: Credentials,
): Promise<Result<Answer, HttpFailure>> {
  const { kind, provider } = target;
  return provider === null
    ? client.ask(openGameCall, { credentials, query: { type: kind === 'european' ? 'EU' : 'IN' } })
    : client.ask(playFunCall, { credentials, body: { lobby: kind, provider } });
}

/** Refuses by what is known here (tendency 22: SES-09) before the origin is asked; never throws. */
export async function launch(deps: LaunchDeps, target: LobbyTarget): Promise<Result<Launch, LaunchFailure>> {
  const { db, client, clock, siteOrigin } = deps;
  const lobby = target.kind;
  const signedIn = await currentCredentials(db, deps.vault);
  if (signedIn === undefined) return fail({ kind: 'signedOut' });
  const { credentials } = signedIn;
  if (isCasinoLike(lobby) && (await isRestricted(signedIn))) return fail({ kind: 'restricted' });
  const answer = await ask(client, target, credentials);
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) return fail(failureOf(answer.value));
  const address = Address.safeParse(answer.value.body);
  const url = address.success ? safeUrl(address.data, siteOrigin) : undefined;
  if (url === undefined) return fail({ kind: 'unexpected', detail: 'lobby address' });
  if (lobby === 'inPlay') url.hash = 'Live';
  if (isCasinoLike(lobby)) {
    await moveExpiry(db, credentials.sessionId, expiryOf(clock.now(), LOBBY_SESSION_MINUTES));
  }
  return succeed({ url: url.href });
}

async function isRestricted({ theirs, memberId }: SignedIn): Promise<boolean> {
  return (await theirs.members.get(memberId))?.tendency === RESTRICTED_TENDENCY;
}

function failureOf({ status, body }: Answer): LaunchFailure {
  if (sessionEndingOf(status) !== undefined) return { kind: 'signedOut' };
  const refusal = AccountRefusal.safeParse(body);
  const reason = refusal.success ? refusal.data.reason : undefined;
  if (reason === 'restricted') return { kind: 'restricted' };
  return reason === 'malformed' ? { kind: 'unexpected', detail: 'lobby question' } : { kind: 'maintenance' };
}

/** An address a window may be opened on; anything else, `javascript:` first of all, is none. */
function safeUrl(address: string, siteOrigin: string): URL | undefined {
  if (!URL.canParse(address, siteOrigin)) return undefined;
  const url = new URL(address, siteOrigin);
  return url.protocol === 'https:' || url.origin === siteOrigin ? url : undefined;
}
